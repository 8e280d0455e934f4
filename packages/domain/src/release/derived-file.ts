import * as z from 'zod'

/** A file that is made from content after the pages, because it takes longer: a brochure or a share image. */
export const derivedFile = z.object({
  /** Its path on the site, such as `/folletos/santorini-folleto.pdf`. */
  path: z.string(),
  /** Hash of the content and the code that the file is made from. */
  hash: z.string(),
  /** Its size, or null until it is made. Pages link only to files that exist. */
  bytes: z.number().int().nullable(),
  /** The start of a sentence that staff see about the file, such as `El folleto de Santorini`. */
  name: z.string(),
  /** Path of the page that links to the file. */
  page: z.string(),
  /** Amounts and areas in the file that its page must show too. */
  figures: z.array(z.string()),
})
export type DerivedFile = z.infer<typeof derivedFile>

/** A derived file with the function that makes it. */
export type PlannedFile = Omit<DerivedFile, 'bytes'> & { make: () => Promise<Uint8Array> }

export const derivedFiles = z.array(derivedFile)

/** Sizes in bytes by path, only of files that exist. */
export type FileSizes = Record<string, number>

export const fileSizesOf = (files: readonly DerivedFile[]): FileSizes =>
  Object.fromEntries(files.flatMap(({ path, bytes }) => (bytes === null ? [] : [[path, bytes]])))
