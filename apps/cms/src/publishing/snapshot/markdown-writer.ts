import { convertLexicalToMarkdown, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import type { ContentContext } from './document-to-content'
import { imageIdsToKeys } from './text-image-ids'

/** Returns a function that converts formatted text to Markdown with image keys. */
export async function createMarkdownWriter(
  payload: Payload,
  keyOf: ContentContext['keyOf'],
): Promise<ContentContext['toMarkdown']> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  return (richText) => {
    const markdown = convertLexicalToMarkdown({ data: richText as never, editorConfig })
    return imageIdsToKeys(markdown, (id) => keyOf('media', id)).trim()
  }
}
