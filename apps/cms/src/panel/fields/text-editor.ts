// The editor of formatted texts offers only what the site renders. The title of the page is its h1.
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { deepMergeSimple } from '@payloadcms/translations/utilities'

type Editor = ReturnType<typeof lexicalEditor>

/** Corrections of Payload's texts. It does not name headings, and translates "unordered list" literally. */
const texts = {
  es: {
    lexical: {
      heading: { label: 'Subtítulo (H{{headingLevel}})' },
      blockquote: { label: 'Cita' },
      horizontalRule: { label: 'Línea horizontal' },
      indent: { decreaseLabel: 'Disminuir sangría', increaseLabel: 'Aumentar sangría' },
      orderedList: { label: 'Lista numerada' },
      unorderedList: { label: 'Lista con viñetas' },
      upload: { label: 'Imagen' },
    },
  },
  en: {
    lexical: {
      heading: { label: 'Subheading (H{{headingLevel}})' },
      orderedList: { label: 'Numbered list' },
      unorderedList: { label: 'Bulleted list' },
      upload: { label: 'Image' },
    },
  },
}

const editor = lexicalEditor({
  admin: {
    placeholder: { es: 'Escribe aquí, o «/» para ver las opciones…', en: 'Write here, or type “/” for options…' },
  },
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    // A link to a record has no URL in Markdown, and the site decides which links open a new tab.
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => defaultFields.filter((field) => !('name' in field) || field.name !== 'newTab'),
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    // For lists inside lists.
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
    BlockquoteFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    HorizontalRuleFeature(),
  ],
})

export const textEditor: Editor = async (args) => {
  const provided = await editor(args)
  return { ...provided, i18n: deepMergeSimple(provided.i18n ?? {}, texts) }
}
