import { convertLexicalToMarkdown, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import type { ContentContext } from './document-to-content'
import { picturesByKey } from './text-picture-ids'

/** Formatted text as the snapshot has it: Markdown that names pictures by their keys. */
export async function markdownWriter(
  payload: Payload,
  keyOf: ContentContext['keyOf'],
): Promise<ContentContext['toMarkdown']> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  return (richText) => {
    const markdown = convertLexicalToMarkdown({ data: richText as never, editorConfig })
    return picturesByKey(markdown, (id) => keyOf('media', id)).trim()
  }
}
