/* Preloaded between a program and its C library: records in order what happens to the files of a folder, and makes
   some of it fail. `disk.py` compiles it, steers it and reads the journal. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { OPENED, WRITTEN, CUT, SYNCED, NOT_SYNCED, UNLINKED, READ };
enum { FILES = 65536 };

struct head { uint32_t kind, file; uint64_t place, length; };

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static uint32_t opened; /* each opening has a number, which says later which file is meant */
static uint32_t file_of[FILES];
static char is_spared[FILES]; /* recorded, but it never fails */
static long first_to_fail, last_to_fail, seen, failed;
static int kinds_that_fail, error_told, writes_half;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static ssize_t put(int fd, const void *data, size_t length, off64_t place) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = next("pwrite64");
    return real(fd, data, length, place);
}

static void note(uint32_t kind, uint32_t file, uint64_t place, const void *data, uint64_t length) {
    static ssize_t (*real)(int, const void *, size_t);
    struct head head = {kind, file, place, length};
    if (journal < 0) return;
    if (!real) real = next("write");
    if (real(journal, &head, sizeof head) != sizeof head) abort();
    if (data && real(journal, data, length) != (ssize_t)length) abort();
}

static int fails(int kind, int fd) {
    if (!((kinds_that_fail >> kind) & 1) || is_spared[fd]) return 0;
    seen++;
    if (seen < first_to_fail || seen > last_to_fail) return 0;
    failed++;
    return 1;
}

static int is_ours(int fd) { return fd >= 0 && fd < FILES && file_of[fd]; }

/* From the next operation of these kinds on, the first to the last of them fail. */
void faults_arm(int kinds, long first, long last, int error, int half) {
    pthread_mutex_lock(&one_at_a_time);
    kinds_that_fail = kinds, first_to_fail = first, last_to_fail = last, error_told = error, writes_half = half;
    seen = failed = 0;
    pthread_mutex_unlock(&one_at_a_time);
}

long faults_failed(void) { return failed; }

/* Begin a journal in a new file, which must lie outside the folder; what is open already is not in it. */
int faults_record(const char *path) {
    static int (*real)(const char *, int, ...);
    if (!real) real = next("open64");
    pthread_mutex_lock(&one_at_a_time);
    if (journal >= 0) close(journal);
    journal = real(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    pthread_mutex_unlock(&one_at_a_time);
    return journal < 0 ? -1 : 0;
}

static int ends(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && !strcmp(text + length - tail, end);
}

static int is_watched(const char *path) {
    const char *folder = getenv("FAULTS_FOLDER");
    return folder && !strncmp(path, folder, strlen(folder)) && !ends(path, "-shm") && !ends(path, ".lock");
}

static int watch(int fd, const char *path) {
    if (fd < 0 || fd >= FILES) return fd;
    file_of[fd] = 0;
    if (!is_watched(path)) return fd;
    pthread_mutex_lock(&one_at_a_time);
    file_of[fd] = ++opened;
    is_spared[fd] = ends(path, "/marks");
    note(OPENED, opened, 0, path, strlen(path));
    pthread_mutex_unlock(&one_at_a_time);
    return fd;
}

#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...) {                                                                       \
        static int (*real)(const char *, int, ...);                                                                    \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        int mode = va_arg(more, int);                                                                                  \
        va_end(more);                                                                                                  \
        if (!real) real = next(#name);                                                                                 \
        return watch(real(path, flags, mode), path);                                                                   \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                                                   \
    int name(int folder, const char *path, int flags, ...) {                                                           \
        static int (*real)(int, const char *, int, ...);                                                               \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        int mode = va_arg(more, int);                                                                                  \
        va_end(more);                                                                                                  \
        if (!real) real = next(#name);                                                                                 \
        return watch(real(folder, path, flags, mode), path);                                                           \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
    static int (*real)(int);
    if (!real) real = next("close");
    if (fd >= 0 && fd < FILES) file_of[fd] = 0;
    return real(fd);
}

static ssize_t write_at(int fd, const void *data, size_t length, off64_t place) {
    ssize_t written;
    pthread_mutex_lock(&one_at_a_time);
    int is_to_fail = fails(WRITTEN, fd);
    size_t part = is_to_fail ? (writes_half ? length / 2 : 0) : length;
    written = part ? put(fd, data, part, place) : 0;
    if (written > 0) note(WRITTEN, file_of[fd], place, data, written);
    if (is_to_fail) written = -1, errno = error_told;
    pthread_mutex_unlock(&one_at_a_time);
    return written;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t place) {
    return is_ours(fd) ? write_at(fd, data, length, place) : put(fd, data, length, place);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t place) { return pwrite64(fd, data, length, place); }

ssize_t write(int fd, const void *data, size_t length) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) real = next("write");
    if (!is_ours(fd)) return real(fd, data, length);
    off64_t place = lseek64(fd, 0, SEEK_CUR);
    ssize_t written = write_at(fd, data, length, place);
    if (written > 0) lseek64(fd, place + written, SEEK_SET);
    return written;
}

ssize_t pread64(int fd, void *data, size_t length, off64_t place) {
    static ssize_t (*real)(int, void *, size_t, off64_t);
    if (!real) real = next("pread64");
    if (is_ours(fd)) {
        pthread_mutex_lock(&one_at_a_time);
        int is_to_fail = fails(READ, fd);
        pthread_mutex_unlock(&one_at_a_time);
        if (is_to_fail) return errno = error_told, -1;
    }
    return real(fd, data, length, place);
}

int ftruncate64(int fd, off64_t length) {
    static int (*real)(int, off64_t);
    int result;
    if (!real) real = next("ftruncate64");
    if (!is_ours(fd)) return real(fd, length);
    pthread_mutex_lock(&one_at_a_time);
    if (fails(CUT, fd)) {
        result = -1, errno = error_told;
    } else {
        result = real(fd, length);
        if (!result) note(CUT, file_of[fd], length, NULL, 0);
    }
    pthread_mutex_unlock(&one_at_a_time);
    return result;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

/* Nothing has to reach the real disk: what would be lost is worked out from the journal. */
static int sync_file(int fd) {
    pthread_mutex_lock(&one_at_a_time);
    int result = fails(SYNCED, fd) ? -1 : 0;
    note(result ? NOT_SYNCED : SYNCED, file_of[fd], 0, NULL, 0);
    if (result) errno = error_told;
    pthread_mutex_unlock(&one_at_a_time);
    return result;
}

int fsync(int fd) {
    static int (*real)(int);
    if (!real) real = next("fsync");
    return is_ours(fd) ? sync_file(fd) : real(fd);
}

int fdatasync(int fd) {
    static int (*real)(int);
    if (!real) real = next("fdatasync");
    return is_ours(fd) ? sync_file(fd) : real(fd);
}

int unlink(const char *path) {
    static int (*real)(const char *);
    if (!real) real = next("unlink");
    if (!is_watched(path)) return real(path);
    pthread_mutex_lock(&one_at_a_time);
    int result = real(path);
    if (!result) note(UNLINKED, 0, 0, path, strlen(path));
    pthread_mutex_unlock(&one_at_a_time);
    return result;
}
