import { documentKinds } from '@app/domain/snapshot/project-answers.schema'
import { documentKindNames } from '@app/domain/snapshot/sale-documents'
import type { Field, TextareaField, UploadField } from 'payload'
import { group, list, optionalGroup, paragraphs } from '../../panel/fields/groups'
import { day, optionalDay, optionalDecimal, optionalWholeNumber, wholeNumber } from '../../panel/fields/numbers'
import { optionalUpload, optionalUploads, upload } from '../../panel/fields/relationships'
import { line, optionalLine, paragraph } from '../../panel/fields/texts'
import type { Label } from '../../platform/labels'

const optionalParagraph = (name: string, label: Label, description?: Label): TextareaField => ({
  ...paragraph(name, label, description && { description }),
  required: false,
})

const isDemo: Field = {
  name: 'isDemo',
  type: 'checkbox',
  label: { es: 'De demostración', en: 'Is Demo' },
  defaultValue: false,
  admin: {
    description: {
      es: 'Inventado para la demostración; la página lo dice.',
      en: 'Invented for the demonstration. The page says so.',
    },
  },
}

const file = {
  ...(optionalUpload('file', { es: 'Archivo PDF', en: 'File' }) as UploadField),
  filterOptions: { mimeType: { equals: 'application/pdf' } },
} as UploadField

const kind: Field = {
  name: 'kind',
  type: 'select',
  label: { es: 'Tipo', en: 'Kind' },
  required: true,
  defaultValue: 'other',
  options: documentKinds.map((value) => ({ value, label: documentKindNames[value] })),
  admin: {
    description: {
      es: 'Un proyecto en venta necesita los cinco primeros, cada uno con su archivo.',
      en: 'A project on sale needs the first five, each with its file.',
    },
  },
}

const documents = list('documents', { es: 'Documentos', en: 'Documents', row: { es: 'Documento', en: 'Document' } }, [
  kind,
  line('name', { es: 'Nombre', en: 'Name' }),
  optionalLine(
    'proves',
    { es: 'Qué demuestra', en: 'Proves' },
    {
      description: {
        es: 'En una línea: «De quién es el terreno y si tiene hipotecas».',
        en: 'In one line: "Who owns the land, and whether it is mortgaged".',
      },
    },
  ),
  optionalLine('issuer', { es: 'Quién lo emite', en: 'Issuer' }),
  { name: 'number', type: 'text', label: { es: 'Número', en: 'Number' } },
  optionalDay('date', { es: 'Fecha', en: 'Date' }),
  optionalLine(
    'note',
    { es: 'Nota', en: 'Note' },
    {
      description: {
        es: 'Lo que aún no está lo dice: «En trámite desde…».',
        en: 'Say if the document is pending: "In process since…".',
      },
    },
  ),
  file,
])

const facts: Field = {
  ...group('facts', { en: 'Facts', es: 'Datos del proyecto' }, [
    optionalLine('water', { es: 'Agua', en: 'Water' }),
    optionalLine('power', { es: 'Electricidad', en: 'Power' }),
    optionalLine('sewer', { es: 'Desagüe', en: 'Sewer' }),
    optionalDay('deliveryOn', { es: 'Entrega prevista', en: 'Delivery On' }),
    optionalLine('deliveryNote', { es: 'Nota de la entrega', en: 'Delivery Note' }),
    optionalDecimal(
      'maintenanceUsd',
      { es: 'Mantenimiento mensual (US$)', en: 'Maintenance (US$)' },
      {
        es: 'En dólares, al mes. El monto en soles sale del tipo de cambio.',
        en: 'In dollars per month. The amount in soles is calculated with the exchange rate.',
      },
    ),
    optionalLine('maintenanceNote', { es: 'Qué cubre el mantenimiento', en: 'Maintenance Note' }),
    paragraphs('rules', {
      es: 'Para construir',
      en: 'Rules',
      row: { es: 'Regla', en: 'Rule' },
      rows: { es: 'Reglas', en: 'Rules' },
    }),
    optionalWholeNumber(
      'sandFromM',
      { es: 'A la arena, desde (m)', en: 'To the Sand, From (m)' },
      { es: 'A pie desde el lote más cercano, en metros.', en: 'Walking distance from the nearest lot, in metres.' },
    ),
    optionalWholeNumber(
      'sandToM',
      { es: 'A la arena, hasta (m)', en: 'To the Sand, To (m)' },
      { es: 'A pie desde el lote más lejano, en metros.', en: 'Walking distance from the farthest lot, in metres.' },
    ),
    list(
      'drives',
      {
        es: 'En auto, desde el ingreso',
        en: 'Drives',
        row: { es: 'Destino', en: 'Drive' },
        rows: { es: 'Destinos', en: 'Drives' },
      },
      [
        line('destination', { es: 'Destino', en: 'Destination' }),
        wholeNumber('minutes', { es: 'Minutos', en: 'Minutes' }),
      ],
    ),
  ]),
}

/** Facts, documents and questions of a project. The page does not show empty fields. */
export const answers = optionalGroup('answers', { es: 'Documentos y respuestas', en: 'Answers' }, [
  isDemo,
  facts,
  documents,
  optionalParagraph(
    'notInPrice',
    { es: 'Lo que el precio no incluye', en: 'Not In Price' },
    {
      es: 'El ejemplo del precio se calcula; esto dice lo que deja fuera.',
      en: 'The price example is calculated; list here what it does not include.',
    },
  ),
  list(
    'questions',
    {
      es: 'Preguntas y respuestas',
      en: 'Questions',
      row: { es: 'Pregunta', en: 'Question' },
      rows: { es: 'Preguntas', en: 'Questions' },
    },
    [
      line('question', { es: 'Pregunta', en: 'Question' }),
      paragraph(
        'answer',
        { es: 'Respuesta', en: 'Answer' },
        {
          description: {
            es: 'Dos frases; la primera palabra es la respuesta.',
            en: 'Two sentences. The first word is the answer.',
          },
        },
      ),
    ],
  ),
  optionalParagraph('caller', { es: 'Quién llama', en: 'Caller' }),
])

/** Construction updates. The page sorts them by date, the newest first. */
export const constructionUpdates = optionalGroup(
  'constructionUpdates',
  { es: 'Partes de obra', en: 'Construction Updates' },
  [
    isDemo,
    list(
      'updates',
      { es: 'Partes', en: 'Reports', row: { es: 'Parte', en: 'Report' } },
      [
        day('date', { es: 'Fecha', en: 'Date' }),
        {
          ...wholeNumber(
            'percent',
            { es: 'Avance (%)', en: 'Percent' },
            { es: 'De toda la obra, de 0 a 100.', en: 'Of the whole construction, from 0 to 100.' },
          ),
          min: 0,
          max: 100,
        },
        line('title', { es: 'Título', en: 'Title' }),
        optionalParagraph('text', { es: 'Texto', en: 'Text' }),
        optionalUploads('images', { es: 'Fotos', en: 'Images' }),
      ],
      { min: 1 },
    ),
    optionalGroup('comparison', { es: 'Antes y después', en: 'Comparison' }, [
      upload('before', { es: 'Antes', en: 'Before' }),
      day('beforeOn', { es: 'Fecha del antes', en: 'Before On' }),
      upload('after', { es: 'Después', en: 'After' }),
      day('afterOn', { es: 'Fecha del después', en: 'After On' }),
    ]),
    optionalDay('nextOn', { es: 'Próximo parte', en: 'Next On' }),
    optionalLine(
      'note',
      { es: 'Nota', en: 'Note' },
      {
        description: { es: 'Por qué no hay novedades, si es así.', en: 'Why there is no update, if that is the case.' },
      },
    ),
  ],
)
