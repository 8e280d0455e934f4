import type { Statement } from '../statement'

type Options = { file?: string; decision?: string }

/** A field of a content record; `path` is its name here. */
export function recordField(says: string, path: string, find: string, put: string, options: Options = {}): Statement {
  const { file = 'domain/snapshot/project.schema.ts', decision } = options
  const last = path.split('.').at(-1) ?? ''
  const renamed = says.split(': ')[1] === last ? undefined : `here \`${path}\``
  const reason = [renamed, decision].filter(Boolean).join('; ')
  return {
    says,
    where: [file],
    test: { file: 'content/record-fields.test.ts', name: '%s is a field of the record', of: path },
    broken: { find, put },
    ...(reason ? { decision: reason } : {}),
  }
}

/** Title and bold title come together; `after` is what stands before them. */
export const headingField = (says: string, path: string, after: string, options?: Options) =>
  recordField(
    says,
    path,
    `${after}...heading`,
    `${after}${path.endsWith('titleBold') ? 'title' : 'titleBold'}: localized`,
    options,
  )
