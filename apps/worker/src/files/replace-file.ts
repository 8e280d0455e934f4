import { rename, writeFile } from 'node:fs/promises'

/** Writes a file so that readers never see half of it, even if the worker is killed while it writes. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
