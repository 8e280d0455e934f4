import type { Statement } from '../statement'

const sheet = (name: string, of = 'es') => ({
  file: 'tests/e2e/complaint-sheet.e2e.ts',
  name: `${name}, \${language}`,
  of,
})
const head = sheet('the complaint sheet starts with the title, the legal notice, the date and the company')
const parts = sheet('the complaint sheet has five sections in the order that the law requires')
const answers = sheet(
  'the complaint sheet names the team that answers and the deadline, and asks for consent to answer by e-mail',
)
const accepts = sheet(
  'the complaint sheet asks to accept the terms and conditions, and links to them and to the privacy policy',
)
const form = 'site/forms/complaint/complaint-form.tsx'
const sheetHead = 'site/forms/complaint/sheet-head.tsx'
const company = 'site/forms/complaint/company-part.tsx'
const closing = 'site/forms/complaint/closing-parts.tsx'
const matter = 'site/forms/complaint/matter-parts.tsx'

export const complaintBookStatements: Statement[] = [
  { says: 'The complaint book has a title', where: [sheetHead], test: head },
  { says: 'The complaint book has a legal notice', where: [sheetHead], test: head },
  { says: "The complaint book shows today's date", where: [sheetHead], test: head },
  {
    says: 'The date of the complaint book is in es-PE format',
    where: ['site/forms/complaint/book-preview.ts'],
    test: {
      file: 'site/forms/complaint/book-preview.test.ts',
      name: 'formats dates with digits in Spanish and with the name of the month in English',
    },
  },
  {
    says: 'The complaint book shows a complaint number',
    where: [sheetHead],
    test: {
      file: 'tests/e2e/complaint.e2e.ts',
      name: 'the complaint form shows that the expected number is loading, and says that it is assigned later if loading fails',
    },
    decision: 'the label on the empty form says that the number is the expected one',
  },
  { says: 'A place selector: Arequipa or Lima', where: [company], test: head },
  {
    says: 'The complaint book shows the RUC',
    where: [company],
    test: head,
    decision: 'shown as text; the consumer does not type it',
  },
  { says: 'Section 1: consumer identification', where: [form], test: parts },
  { says: 'Section 2: contracted good', where: [form], test: parts },
  { says: 'Section 3: complaint detail and request', where: [form], test: parts },
  { says: 'Section 4: provider observations', where: [form], test: parts },
  {
    says: 'Section 4 shows the response date as today plus 15 days',
    where: [closing],
    test: answers,
    decision: '15 business days, as the current law requires; the server calculates the date',
  },
  { says: 'Section 4 notes that virtual complaints go to customer service', where: [closing], test: answers },
  { says: 'Section 5: authorization to be notified of the result by e-mail', where: [closing], test: answers },
  {
    says: 'Footer note: filing a complaint does not stop other dispute routes or INDECOPI',
    where: [closing],
    test: answers,
  },
  {
    says: 'Footer note: the provider must answer within 30 calendar days, extendable by 30 more with notice',
    where: [closing],
    test: answers,
    decision: 'Ley 31435 gives 15 business days, not extendable',
  },
  { says: 'A terms acceptance radio', where: [closing], test: accepts },
  { says: 'The terms acceptance links to the terms and the privacy policy', where: [closing], test: accepts },
  { says: "Submit button 'Enviar' of the complaint book", where: [closing], test: accepts },
  {
    says: 'Reclamo means dissatisfaction with projects or services',
    where: [matter],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: '${path} defines what can be filed and states the legal deadline',
      of: '/libro-de-reclamaciones',
    },
  },
  {
    says: 'Queja means dissatisfaction unrelated to them or with customer service',
    where: [matter],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: '${path} defines what can be filed and states the legal deadline',
      of: '/libro-de-reclamaciones',
    },
  },
]
