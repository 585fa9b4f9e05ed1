// The seven wonders in the words of `drawing.ts`: 160 by 72, standing on the ground at 66; `|` parts what is always there from what grows, step by step.
const slab = (low: number, high: number, sunny: string, shady: string) => {
  const [half, ridge] = [(y: number) => ((y - 6) * 56) / 60, (y: number) => 80 + ((y - 6) * 16) / 60]
  const face = (tone: string, hand: number) =>
    `${tone}zM${(80 + hand * half(low)).toFixed(1)} ${low}L${(80 + hand * half(high)).toFixed(1)} ${high}L${ridge(high).toFixed(1)} ${high}L${ridge(low).toFixed(1)} ${low}z`
  return `${face(sunny, -1)};${face(shady, 1)}`
}
const palm = (x: number, y: number, h: number) =>
  `bl2 M${x} ${y}q2 ${-h / 2} 0 ${-h};ll2.400 M${x} ${y - h}q-5-4-9 2M${x} ${y - h}q5-4 9 2M${x} ${y - h}q-2-6-8-6M${x} ${y - h}q2-6 8-6`
const waves = (y: number) => `cl1.200 M6 ${y}q4-2 8 0t8 0M60 ${y + 1}q4-2 8 0t8 0M120 ${y}q4-2 8 0t8 0M152 ${y + 2}q4-2 8 0t8 0`

export const WONDERS: Record<string, string> = {
  giza: `kzM0 66l14-16 14 16zM132 66l13-18 13 18z;vzM18 66l-4-16 14 16zM149 66l-4-18 13 18z;${palm(25, 68, 12)}|${slab(66, 51, 'u', 'k')}|${slab(51, 36, 'u', 'k')}|${slab(36, 21, 'u', 'k')}|${slab(21, 6, 'o', 's')}`,
  rhodes: `wb-20 60 220 16;${waves(65)};izM0 66q10-14 30-14t26 14zM104 66q8-14 28-14t28 14z|ub48 54 22 12;ub90 54 22 12;vb64 54 6 12;vb106 54 6 12;kzM54 54l4-20h10l4-4 4 6-8 4-6 14zM106 54l-4-20H92l-4-4-4 6 8 4 6 14z|kzM64 38q-4-14 4-18h24q8 4 4 18q-16 4-32 0z;vzM84 20h8q8 4 4 18q-6 2-10 2z;ozM62 36q18 5 36 0l1 5q-19 5-38 0z;kzM68 20l-14 8-2-4 12-8z|kzM92 20l12-2 2-10h-4l-2 7-12 1z;ko80 12 6;ozM80 1l1.500 4h-3zM70 5l4 3-2.400 2zM90 5l-4 3 2.400 2zM68 12l5 0-1 2.500zM92 12l-5 0 1 2.500z;fzM102 8q-2-5 2-8q4 4 2 8z`,
  alexandria: `wb-20 58 220 16;${waves(64)};izM52 66l10-10h38l10 10z|ut63 56 34 20 3;vzM88 36h6l3 20h-9z;sb66 45 28 2;ub64 34 32 3;da76 56 8 10|ut69 34 22 16 2;vzM84 18h5l2 16h-7z;sb71 25 18 1.500;ub68 16 24 3|ub74 8 12 8;vb82 8 4 8;fzM76 8q-1-6 4-8q5 2 4 8z;gp72 4 16 4;ozM70 8L40 2v8zM90 8l30-6v8z`,
  ephesus: `${palm(28, 67, 20)};${palm(148, 67, 17)}|ue36 66 88 10 3;vzM114 66h10v-3.400h-4v-3.300h-4V56h-2z|vb46 32 68 24;cc46 32 68 24 8;ub42 28 76 5|kp38 28 84 17;up50 26 60 12;gp56 25.500 48 9.500;ozM80 17l1.500 3.500L85 22l-3.500 1.500L80 27l-1.500-3.500L75 22l3.500-1.500z;oo80 10 2;oo39 27 2;oo121 27 2`,
  babylon: `wb-20 62 220 12;${waves(66)}|kb36 50 88 14;vb112 50 12 14;df42 64 9 7 9 11.500;to40 50 5;lo50 49 6;to62 50 5;lo98 49 6;to110 50 6;lo120 50 5|ub50 36 60 14;vb100 36 10 14;sf56 50 8 5 9 11;lo54 36 5;to64 35 6;lo96 35 6;to106 36 5|kb64 22 32 14;vb88 22 8 14;gf69 36 7 3 9 8;to68 22 5;lo78 20 6;to90 21 5;wzM78 22h4v42h-4z;${palm(74, 18, 10)};${palm(88, 18, 12)}`,
  olympia: `cc34 10 92 56 2;ub28 6 104 5;kp28 6 104 6|ue50 66 60 9 2;kzM60 57V30h6v14h28V30h6v27z;ob58 28 10 3;ob92 28 10 3|czM68 44q-2-12 4-18h16q6 6 4 18l6 3v10H62V47z;vzM84 26h4q6 6 4 18l6 3v10H88z;gzM68 44q12 8 24-2l5 5-2 10H62V48z;ul3 M72 30l-10 8M88 30l11-6|uo80 17 6;bzM74 17a6 7 0 0 1 12 0l-2-3h-8zM76 20q4 9 8 0l2 1q-1 9-6 9t-6-9z;ol1.800 M99 60V12;ozM99 6l3 5-3 4-3-4z;ol1.600 M73 13q7-5 14 0;co60 36 3;ozM58 34l-5-4 6 0z`,
  halicarnassus: `${palm(29, 67, 18)};${palm(142, 67, 22)}|ub46 48 68 18;vb102 48 12 18;ue42 66 76 4 2;sb46 54 68 2;da75 66 10 12|vb54 28 52 20;cc52 28 56 20 7;ub48 25 64 4|ke54 25 52 15 5;vzM80 10h5v3h5v3h6v3h5v3h5v3H80z;ub74 5 12 5;ozM72 5q2-4 6-3l1-2 2 2q4-1 7 3z`,
}
