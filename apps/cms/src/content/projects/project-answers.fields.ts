import type { Field, TextareaField, UploadField } from 'payload'
import { group, list, optionalGroup, paragraphs } from '../../panel/fields/groups'
import { day, optionalDay, optionalDecimal, optionalWhole, whole } from '../../panel/fields/numbers'
import { optionalPicture, optionalPictures, picture } from '../../panel/fields/references'
import { line, optionalLine, paragraph } from '../../panel/fields/texts'

const optionalParagraph = (name: string, description?: string): TextareaField => ({
  ...paragraph(name, { description }),
  required: false,
})

const isDemo: Field = {
  name: 'isDemo',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Invented for the demonstration; the page says so.' },
}

const file = {
  ...(optionalPicture('file') as UploadField),
  filterOptions: { mimeType: { equals: 'application/pdf' } },
} as UploadField

const papers = list('papers', [
  line('name'),
  optionalLine('issuer'),
  { name: 'number', type: 'text' },
  optionalDay('date'),
  optionalLine('note', { description: 'What is not there yet says so: "In process since…".' }),
  file,
])

const facts: Field = {
  ...group('facts', [
    optionalLine('water'),
    optionalLine('power'),
    optionalLine('sewer'),
    optionalDay('deliveryOn'),
    optionalLine('deliveryNote'),
    optionalDecimal('maintenanceUsd', 'In dollars, a month. The soles figure follows from the exchange rate.'),
    optionalLine('maintenanceNote'),
    paragraphs('rules'),
    optionalWhole('sandFromM', 'On foot from the nearest lot, in metres.'),
    optionalWhole('sandToM', 'On foot from the farthest lot, in metres.'),
    list('drives', [line('destination'), whole('minutes')]),
  ]),
  label: { en: 'Facts', es: 'Datos del proyecto' },
}

/** Facts, papers and questions: every one may be left empty, and is then not shown. */
export const answers = optionalGroup('answers', [
  isDemo,
  facts,
  papers,
  optionalParagraph('notInPrice', 'The worked example of the price is computed; this says what it leaves out.'),
  list('questions', [
    line('question'),
    paragraph('answer', { description: 'Two sentences; the first word is the answer.' }),
  ]),
  optionalParagraph('caller'),
])

/** The works as they went on, newest first on the page whatever their order here. */
export const works = optionalGroup('works', [
  isDemo,
  list(
    'reports',
    [
      day('date'),
      { ...whole('percent', 'Of the whole work, from 0 to 100.'), min: 0, max: 100 },
      line('title'),
      optionalParagraph('text'),
      optionalPictures('pictures'),
    ],
    { min: 1 },
  ),
  optionalGroup('comparison', [picture('before'), day('beforeOn'), picture('after'), day('afterOn')]),
  optionalDay('nextOn'),
  optionalLine('note', { description: 'Why there is no news, should that be so.' }),
])
