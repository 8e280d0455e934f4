import type { Statement } from '../statement'

const sheet = (name: string, of = 'es') => ({
  file: 'tests/e2e/complaint-sheet.e2e.ts',
  name: `${name}, \${language}`,
  of,
})
const head = sheet('the sheet is headed by title, notice, date and the company')
const parts = sheet('the sheet has five sections in the order of the law')
const answers = sheet('the sheet says who answers and until when, and asks how')
const accepts = sheet(
  'the sheet asks to accept the terms, links them and the privacy policy, and is sent by its button',
)
const form = 'site/forms/complaint/complaint-form.tsx'
const sheetHead = 'site/forms/complaint/sheet-head.tsx'
const company = 'site/forms/complaint/company-part.tsx'
const closing = 'site/forms/complaint/closing-parts.tsx'
const matter = 'site/forms/complaint/matter-parts.tsx'

export const complaintBookStatements: Statement[] = [
  {
    says: 'The complaint book has a title',
    where: [sheetHead],
    test: head,
    broken: { find: 'title={book.title} titleBold={book.titleBold}', put: 'title="" titleBold=""' },
  },
  {
    says: 'The complaint book has a legal notice',
    where: [sheetHead],
    test: head,
    broken: { find: '{book.notice} ', put: '' },
  },
  {
    says: "The complaint book shows today's date",
    where: [sheetHead],
    test: head,
    broken: { find: "<dt>{t('complaint.head.date')}</dt>", put: '' },
  },
  {
    says: 'The date of the complaint book is in es-PE format',
    where: ['site/forms/complaint/book-preview.ts'],
    test: {
      file: 'site/forms/complaint/book-preview.test.ts',
      name: 'dates are written in es-PE format, in English with the month as a word',
    },
    broken: { find: "day: 'numeric'", put: "day: '2-digit'" },
  },
  {
    says: 'The complaint book shows a complaint number',
    where: [sheetHead],
    test: {
      file: 'tests/e2e/complaint.e2e.ts',
      name: 'the foreseen number says that it loads, and stays away when it cannot be had',
    },
    broken: { find: 'preview.preview.number', put: 'onSend' },
    decision: 'the number on the blank form is a preview and says so',
  },
  {
    says: 'A place selector: Arequipa or Lima',
    where: [company],
    test: head,
    broken: { find: 'book.establishments.map((one) => ({', put: 'book.establishments.slice(1).map((one) => ({' },
  },
  {
    says: 'The complaint book shows the RUC',
    where: [company],
    test: head,
    broken: { find: 'value={book.ruc}', put: 'value=""' },
    decision: 'printed, not typed',
  },
  {
    says: 'Section 1: consumer identification',
    where: [form],
    test: parts,
    broken: { find: '<ConsumerPart />', put: '' },
  },
  {
    says: 'Section 2: contracted good',
    where: [form],
    test: parts,
    broken: { find: '<GoodPart />', put: '' },
  },
  {
    says: 'Section 3: complaint detail and request',
    where: [form],
    test: parts,
    broken: { find: '<MatterPart book={book} />', put: '' },
  },
  {
    says: 'Section 4: provider observations',
    where: [form],
    test: parts,
    broken: { find: '<ProviderPart book={book} preview={preview} />', put: '' },
  },
  {
    says: 'Section 4 shows the response date as today plus 15 days',
    where: [closing],
    test: answers,
    broken: { find: "t('complaint.days.business', { days })", put: "t('complaint.days.business', { days: 30 })" },
    decision: '15 business days, as the law in force says; the server works the date out',
  },
  {
    says: 'Section 4 notes that virtual complaints go to customer service',
    where: [closing],
    test: answers,
    broken: { find: '{book.serviceNote}', put: '' },
  },
  {
    says: 'Section 5: authorization to be notified of the result by e-mail',
    where: [closing],
    test: answers,
    broken: { find: 'legend={plainConsent(consents.complaintNotice)}', put: 'legend=""' },
  },
  {
    says: 'Footer note: filing a complaint does not stop other dispute routes or INDECOPI',
    where: [closing],
    test: answers,
    broken: { find: 'legalNotes.map(', put: 'legalNotes.slice(1).map(' },
  },
  {
    says: 'Footer note: the provider must answer within 30 calendar days, extendable by 30 more with notice',
    where: [closing],
    test: answers,
    broken: { find: 'legalNotes.map(', put: 'legalNotes.slice(0, 1).map(' },
    decision: 'Ley 31435 gives 15 business days, not extendable',
  },
  {
    says: 'A terms acceptance radio',
    where: [closing],
    test: accepts,
    broken: {
      find: '<TickField name="acceptsTerms" type="radio" required>',
      put: '<TickField name="acceptsTerms" required>',
    },
  },
  {
    says: 'The terms acceptance links to the terms and the privacy policy',
    where: [closing],
    test: accepts,
    broken: { find: '<ConsentSentence consent={consents.terms} />', put: '{plainConsent(consents.terms)}' },
  },
  {
    says: "Submit button 'Enviar' of the complaint book",
    where: [closing],
    test: accepts,
    broken: { find: "label={t('complaint.submit')}", put: "label={t('complaint.print')}" },
  },
  {
    says: 'Reclamo means dissatisfaction with projects or services',
    where: [matter],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: "${path} defines what can be filed and names the law's deadline",
      of: '/libro-de-reclamaciones',
    },
    broken: { find: 'Reclamo: book.claimDefinition', put: "Reclamo: ''" },
  },
  {
    says: 'Queja means dissatisfaction unrelated to them or with customer service',
    where: [matter],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: "${path} defines what can be filed and names the law's deadline",
      of: '/libro-de-reclamaciones',
    },
    broken: { find: 'Queja: book.grievanceDefinition', put: "Queja: ''" },
  },
]
