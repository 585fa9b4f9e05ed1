"""How rules are compiled: into code that waits to be linked, and is optimised once, within the entry that calls it.

Numba by itself optimises every function together with all that it calls, and makes machine code of it, before it goes
on to the caller, which does so again. Rules are called by rules only, a dozen deep, and nobody needs their machine
code: leaving that out halves the time that compiling takes, and what comes out in the end is as fast.
"""

from typing import Any

from numba.core import codegen, compiler

_Code: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.CompilerBase
_Passes: Any = compiler.DefaultPassBuilder


class _Codegen:
    """Numba's code generator, for code that has no address."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        """Environments are for what is called from Python."""


class RuleCode(_Code):  # type: ignore[misc]
    """The code of a rule and of all rules that it calls, as it was written."""

    @property
    def codegen(self) -> Any:
        """The code generator."""
        return _Codegen(self._codegen)

    def get_pointer_to_function(self, name: str) -> int:
        """Finished when it is asked for, but never at an address."""
        self._ensure_finalized()
        return 0

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class RuleCompiler(_Compiler):  # type: ignore[misc]
    """Numba's usual way of compiling, with that for its result."""

    def define_pipelines(self) -> Any:
        """The usual passes."""
        self.state.library = RuleCode(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return [_Passes.define_nopython_pipeline(self.state)]


INSIDE_ONLY: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}
