import * as z from 'zod/mini'

type CrossFieldRule<T> = { path: PropertyKey[]; key: string; isValid: (values: Partial<T>) => boolean }

/**
 * Creates a rule over several fields. It runs even if single fields are invalid, so people see all errors at once.
 * `isValid` must therefore handle missing and invalid values.
 */
export const crossFieldRule = <T>({ path, key, isValid }: CrossFieldRule<T>) =>
  z.refine<T>((values) => isValid(values), {
    error: key,
    path,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
