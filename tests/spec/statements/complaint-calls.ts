import type { Statement } from '../statement'

const row = 'domain/complaint/complaint-row.ts'

/** Two neighbours change places: the order is part of the contract. */
const cell = (at: number, says: string, find: string, put: string, decision?: string): Statement => ({
  says: `Complaint submit: cell ${at} of the row is ${says}`,
  where: [row],
  test: { file: 'domain/complaint/complaint-row.test.ts', name: 'the whole body %s, in the order of the sheet' },
  broken: { find, put },
  ...(decision ? { decision } : {}),
})

/** Freely typed text never becomes a formula of the sheet. */
const typed = (at: number, says: string, field: string) =>
  cell(at, says, `    plainCell(complaint.${field}),\n`, "    'otro',\n")

const plain = (at: number, says: string, field: string, decision?: string) =>
  cell(at, says, `    complaint.${field},\n`, "    'otro',\n", decision)

export const complaintCalls: Statement[] = [
  {
    says: 'Complaint number read: GET to a spreadsheet-script endpoint that returns lastComplaintNumber',
    where: ['intake/complaints/complaint-book.ts', 'intake/complaints/complaint.route.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
      name: 'the first complaint of a year gets number one, its due date and three deliveries',
    },
    broken: { find: '(rows[0]?.last ?? 0) + 1', put: '(rows[0]?.last ?? 0) + 2' },
    decision: 'our own database counts, per year and without gaps',
  },
  {
    says: 'The next complaint number is the last one + 1',
    where: ['intake/complaints/complaint-book.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
      name: 'fifty complaints at once get fifty numbers without a gap',
    },
    broken: { find: 'complaint_counters.last + 1', put: 'complaint_counters.last + 2' },
  },
  {
    says: 'Otherwise the complaint number is 1',
    where: ['intake/complaints/complaint-book.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
      name: 'over New Year in Lima the year and the sequence change at Lima’s midnight, not at London’s',
    },
    broken: { find: 'values ($1, 1)', put: 'values ($1, 2)' },
    decision: 'the first of a year is 1',
  },
  {
    says: 'Complaint submit: POST to the same endpoint with a JSON body',
    where: ['worker/integrations/complaint-sheet.ts'],
    test: {
      file: 'tests/delivery/complaint.integration.test.ts',
      name: 'without a file: exactly the specified row, and both mails with the sheet as PDF',
    },
    broken: { find: 'settings.complaintScript\n', put: 'settings.referralScript\n' },
  },
  { says: 'Complaint submit: no-cors mode', nothing: 'a server is bound by no such rule' },
  {
    says: 'Complaint submit: a single contents array holding one row',
    where: [row],
    test: { file: 'domain/complaint/complaint-row.test.ts', name: 'the whole body %s, in the order of the sheet' },
    broken: { find: 'return { contents: [row] }', put: 'return { content: [row] }' },
  },
  plain(1, 'the complaint label', 'label'),
  plain(2, 'establecimiento', 'establishment'),
  plain(3, 'ruc', 'ruc'),
  typed(4, 'nombres', 'firstName'),
  typed(5, 'apellidos', 'lastName'),
  typed(6, 'correo', 'email'),
  plain(7, 'telefono', 'phone'),
  plain(8, 'tipoDocumento', 'documentType'),
  plain(9, 'numDocumento', 'document'),
  typed(10, 'departamento', 'department'),
  typed(11, 'provincia', 'province'),
  typed(12, 'distrito', 'district'),
  typed(13, 'direccion', 'address'),
  plain(14, 'tipoBien', 'goodType'),
  typed(15, 'descripcionBien', 'goodDescription'),
  plain(16, 'valorProductoServicio', 'amount', 'the bare figure; its currency goes along in the address'),
  plain(17, 'tipoReclamo', 'claimType'),
  typed(18, 'detalleReclamo', 'detail'),
  typed(19, 'pedido', 'request'),
  cell(20, 'autorizacion', "complaint.notifyByEmail ? 'Si' : 'No'", "complaint.notifyByEmail ? 'No' : 'Si'"),
  cell(21, 'the date', 'peruvianDay(complaint.filedOn),', 'complaint.filedOn,'),
  cell(22, 'the file as base64', '    fileAsBase64,\n', '    null,\n'),
  {
    says: 'Complaint submit: the file is null when there is none',
    where: ['worker/integrations/complaint-sheet.ts'],
    test: {
      file: 'tests/delivery/complaint.integration.test.ts',
      name: 'without a file: exactly the specified row, and both mails with the sheet as PDF',
    },
    broken: { find: ".toString('base64') : null", put: ".toString('base64') : ''" },
  },
  {
    says: 'The response to a complaint is not readable',
    where: ['worker/integrations/validate-answer.ts', 'worker/integrations/complaint-sheet.ts'],
    test: { file: 'worker/integrations/validate-answer.test.ts', name: 'any-2xx: %i %s means %s' },
    broken: {
      find: "'any-2xx': (status) => judgeStatus(status) ?? delivered(status),",
      put: "'any-2xx': (status, body) => judges['no-error'](status, body),",
    },
    decision: 'any 2xx counts, as with referrals (`COMPLAINT_SCRIPT_DELIVERED_WHEN`)',
  },
  {
    says: 'After success the new number is stored in local storage under complaintNumber',
    nothing: 'the database counts; a browser cannot',
  },
  { says: 'Static load: the policy file per language (es, en)', nothing: 'the policy is part of its page' },
  { says: 'Static load: translation resources', nothing: 'each page carries its own words' },
  { says: 'Static load: a bootstrap script loaded lazily', nothing: 'there is none' },
  {
    says: 'Images, videos and documents come from a public content-storage host with paths from the content records',
    where: ['cms/publishing/snapshot/media-to-content.ts', 'site/page-data/media.ts', 'ops/nginx/nginx.conf.template'],
    test: {
      file: 'cms/publishing/snapshot/media-to-content.test.ts',
      name: 'every file has its address under /media/: %s',
    },
    broken: { find: '`/media/${filename}`', put: '`/files/${filename}`' },
    decision: 'under `/media/` of our own address',
  },
  {
    says: 'Embedded third-party maps are referenced',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'nothing of another host is asked for before the visitor opens the map',
    },
    broken: { find: '{frame && (', put: '{frame && !name && (' },
    decision: 'on click',
  },
  {
    says: 'A navigation map is referenced',
    where: ['site/page-data/embed-address.ts'],
    test: { file: 'site/page-data/embed-address.test.ts', name: '%s is framed as %s' },
    broken: { find: "if (host === 'waze.com') return waze(url)", put: '' },
    decision: 'on click, where the project has coordinates; a link elsewhere',
  },
  {
    says: 'A 360-tour viewer is referenced',
    where: ['site/page-data/gallery.ts'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour is our own picture, loads after a click and asks no other host',
    },
    broken: { find: "button: t('gallery.startTour') }", put: "button: '…' }" },
    decision: 'our own viewer of our own picture; one of another host loads on click',
  },
  {
    says: 'No other calls are made',
    where: ['apps/site/astro.config.ts'],
    test: {
      file: 'tests/e2e/addresses.e2e.ts',
      name: 'pages carry a policy that lets them call no other host',
    },
    broken: { find: '"connect-src \'self\' blob:"', put: '"connect-src * blob:"' },
    decision: 'a Content Security Policy holds it',
  },
  {
    says: 'All project, news, terms and referral content is embedded',
    where: ['site/views/terms.astro', 'site/page-data/snapshot.ts'],
    test: {
      file: 'tests/e2e/without-javascript.e2e.ts',
      name: 'projects, news, terms and the referral programme are there to read',
    },
    broken: { find: '<Terms client:load {...terms} />', put: '<Terms client:only="react" {...terms} />' },
  },
]
