import { copyFile, link } from 'node:fs/promises'

/** Creates a hard link, or a copy if the file system has no hard links. */
export const shareFile = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))
