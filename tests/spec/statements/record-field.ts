import type { Statement } from '../statement'

type Options = { file?: string; decision?: string }

/** Returns a statement about a field of a content record. `path` is the name of the field in our content. */
export function recordField(says: string, path: string, options: Options = {}): Statement {
  const { file = 'domain/snapshot/project.schema.ts', decision } = options
  const last = path.split('.').at(-1) ?? ''
  const renamed = says.split(': ')[1] === last ? undefined : `here \`${path}\``
  const reason = [renamed, decision].filter(Boolean).join('; ')
  return {
    says,
    where: [file],
    test: { file: 'content/record-fields.test.ts', name: 'keeps the field %s in published content', of: path },
    ...(reason ? { decision: reason } : {}),
  }
}
