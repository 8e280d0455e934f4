import * as z from 'zod/mini'

type Rule<T> = { path: PropertyKey[]; key: string; holds: (values: Partial<T>) => boolean }

/**
 * A rule over several fields. It runs even if single fields have errors (zod would skip it), so that a person sees
 * everything to correct at once; values may therefore be missing or invalid.
 */
export const acrossFields = <T>({ path, key, holds }: Rule<T>) =>
  z.refine<T>((values) => holds(values), {
    error: key,
    path,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
