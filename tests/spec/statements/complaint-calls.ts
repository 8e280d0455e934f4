import type { Statement } from '../statement'

const row = 'domain/complaint/complaint-row.ts'

const cell = (at: number, says: string, decision?: string): Statement => ({
  says: `Complaint submit: cell ${at} of the row is ${says}`,
  where: [row],
  test: {
    file: 'domain/complaint/complaint-row.test.ts',
    name: 'sends a complaint %s with its cells in the order of the sheet',
  },
  ...(decision ? { decision } : {}),
})

export const complaintCalls: Statement[] = [
  {
    says: 'Complaint number read: GET to a spreadsheet-script endpoint that returns lastComplaintNumber',
    where: ['intake/complaints/complaint-book.ts', 'intake/complaints/complaint.route.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
      name: 'gives the first complaint of a year the number 1, a due date and three deliveries',
    },
    decision: 'our database assigns the numbers, per year and without gaps',
  },
  {
    says: 'The next complaint number is the last one + 1',
    where: ['intake/complaints/complaint-book.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
      name: 'gives fifty concurrent complaints fifty numbers without a gap',
    },
  },
  {
    says: 'Otherwise the complaint number is 1',
    where: ['intake/complaints/complaint-book.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
      name: 'starts the numbers of a new year at midnight in Lima, not in UTC',
    },
    decision: 'the first number of each year is 1',
  },
  {
    says: 'Complaint submit: POST to the same endpoint with a JSON body',
    where: ['worker/integrations/complaint-sheet.ts'],
    test: {
      file: 'tests/delivery/complaint.integration.test.ts',
      name: 'a complaint becomes exactly the specified row, and both mails have the sheet as a PDF',
    },
  },
  { says: 'Complaint submit: no-cors mode', nothing: 'a server has no such restriction' },
  {
    says: 'Complaint submit: a single contents array holding one row',
    where: [row],
    test: {
      file: 'domain/complaint/complaint-row.test.ts',
      name: 'sends a complaint %s with its cells in the order of the sheet',
    },
  },
  cell(1, 'the complaint label'),
  cell(2, 'establecimiento'),
  cell(3, 'ruc'),
  cell(4, 'nombres'),
  cell(5, 'apellidos'),
  cell(6, 'correo'),
  cell(7, 'telefono'),
  cell(8, 'tipoDocumento'),
  cell(9, 'numDocumento'),
  cell(10, 'departamento'),
  cell(11, 'provincia'),
  cell(12, 'distrito'),
  cell(13, 'direccion'),
  cell(14, 'tipoBien'),
  cell(15, 'descripcionBien'),
  cell(16, 'valorProductoServicio', 'only the number; the currency is a query parameter'),
  cell(17, 'tipoReclamo'),
  cell(18, 'detalleReclamo'),
  cell(19, 'pedido'),
  cell(20, 'autorizacion'),
  cell(21, 'the date'),
  cell(22, 'the file as base64'),
  {
    says: 'Complaint submit: the file is null when there is none',
    where: ['worker/integrations/complaint-sheet.ts'],
    test: {
      file: 'tests/delivery/complaint.integration.test.ts',
      name: 'a complaint becomes exactly the specified row, and both mails have the sheet as a PDF',
    },
  },
  {
    says: 'The response to a complaint is not readable',
    where: ['worker/integrations/validate-answer.ts', 'worker/integrations/complaint-sheet.ts'],
    test: {
      file: 'worker/integrations/validate-answer.test.ts',
      name: 'classifies the response %i %s as %s with the setting any-2xx',
    },
    decision: 'any 2xx counts, as with referrals (`COMPLAINT_SCRIPT_DELIVERED_WHEN`)',
  },
  {
    says: 'After success the new number is stored in local storage under complaintNumber',
    nothing: 'the database assigns the numbers, because browsers cannot coordinate them',
  },
  { says: 'Static load: the policy file per language (es, en)', nothing: 'the policy is part of its page' },
  { says: 'Static load: translation resources', nothing: 'each page contains its own messages' },
  { says: 'Static load: a bootstrap script loaded lazily', nothing: 'there is none' },
  {
    says: 'Images, videos and documents come from a public content-storage host with paths from the content records',
    where: ['cms/publishing/snapshot/media-to-content.ts', 'site/page-data/media.ts', 'ops/nginx/nginx.conf.template'],
    test: {
      file: 'cms/publishing/snapshot/media-to-content.test.ts',
      name: 'returns a URL under /media/ for %s',
    },
    decision: 'under `/media/` of our own host',
  },
  {
    says: 'Embedded third-party maps are referenced',
    where: ['site/sections/location/external-map.tsx'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'a project page contacts no other host before the visitor opens the map',
    },
    decision: 'on click',
  },
  {
    says: 'A navigation map is referenced',
    where: ['site/page-data/embed-url.ts'],
    test: { file: 'site/page-data/embed-url.test.ts', name: 'converts %s to the embed URL %s' },
    decision: 'on click, if the project has coordinates; otherwise it is a link',
  },
  {
    says: 'A 360-tour viewer is referenced',
    where: ['site/page-data/gallery.ts'],
    test: {
      file: 'tests/e2e/tour.e2e.ts',
      name: 'the 360° tour loads one image after a click and contacts no other host',
    },
    decision: 'our own viewer for our own panorama; a tour of another host loads on click',
  },
  {
    says: 'No other calls are made',
    where: ['apps/site/astro.config.ts'],
    test: {
      file: 'tests/e2e/urls.e2e.ts',
      name: 'the content security policy of a page allows no connection to other hosts',
    },
    decision: 'a Content Security Policy enforces it',
  },
  {
    says: 'All project, news, terms and referral content is embedded',
    where: ['site/views/terms.astro', 'site/page-data/snapshot.ts'],
    test: {
      file: 'tests/e2e/without-javascript.e2e.ts',
      name: 'the pages of a project, the news, the terms and conditions and the referral programme show their texts without JavaScript',
    },
  },
]
