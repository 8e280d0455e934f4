// Defects that break a main promise of the product, each with a test file that must notice it. `pnpm coverage:break`
// tries them.

export type Breakage = {
  /** What the broken product does. */
  defect: string
  file: string
  /** The text to replace. It must occur exactly once in the file. */
  find: string
  put: string
  /** The test file in which at least one test must fail. */
  noticedBy: string
}

export const breakages: Breakage[] = [
  {
    defect: 'price: a quote loses the cents that do not divide by its months',
    file: 'packages/domain/src/quote/payment-plan.ts',
    find: 'usd: cents(price - months * instalment)',
    put: 'usd: down',
    noticedBy: 'packages/domain/src/quote/payment-plan.test.ts',
  },
  {
    defect: 'price: the price in a URL replaces the list price of a lot',
    file: 'packages/domain/src/quote/quote-terms.ts',
    find: 'listPrice ?? readPrice(request.price, offer, problems)',
    put: 'readPrice(request.price, offer, problems) ?? listPrice',
    noticedBy: 'packages/domain/src/quote/quote-terms.test.ts',
  },
  {
    defect: 'lead form: an empty phone is accepted',
    file: 'packages/domain/src/lead/lead.schema.ts',
    find: "phoneNumber('lead.phone', context.isPhoneNumber)",
    put: 'z.string()',
    noticedBy: 'packages/domain/src/lead/lead.schema.test.ts',
  },
  {
    defect: 'consent: a lead is accepted without the terms',
    file: 'packages/domain/src/lead/lead.schema.ts',
    find: "requiredTick('lead.acceptsTerms')",
    put: 'z.boolean()',
    noticedBy: 'packages/domain/src/lead/lead.schema.test.ts',
  },
  {
    defect: 'consent: marketing is recorded as granted for everybody',
    file: 'apps/intake/src/leads/accept-lead.ts',
    find: 'granted: lead.acceptsMarketing',
    put: 'granted: true',
    noticedBy: 'apps/intake/src/leads/lead.integration.test.ts',
  },
  {
    defect: 'idempotency: a key is accepted again with other content',
    file: 'apps/intake/src/submissions/idempotency.ts',
    find: 'if (receipt.bodyHash === bodyHash) return receipt',
    put: 'if (receipt.bodyHash) return receipt',
    noticedBy: 'apps/intake/src/leads/lead.integration.test.ts',
  },
  {
    defect: 'idempotency: a form sent twice without JavaScript is stored twice',
    file: 'apps/intake/src/submissions/idempotency.ts',
    find: '`${form}:${Math.floor(now.getTime() / TEN_MINUTES_MS)}:${bodyHash}`',
    put: '`${form}:${now.getTime()}:${bodyHash}`',
    noticedBy: 'apps/intake/src/leads/lead.integration.test.ts',
  },
  {
    defect: 'no JavaScript: a plain form is answered with JSON',
    file: 'apps/intake/src/server/send-page.ts',
    find: "request.headers['idempotency-key'] === undefined && !",
    put: "request.headers['idempotency-key'] !== undefined && !",
    noticedBy: 'apps/intake/src/leads/lead.integration.test.ts',
  },
  {
    defect: 'complaint deadline: holidays count as business days',
    file: 'packages/domain/src/complaint/response-deadline.ts',
    find: 'weekday !== 6 && !isHoliday(date)',
    put: 'weekday !== 6',
    noticedBy: 'packages/domain/src/complaint/response-deadline.test.ts',
  },
  {
    defect: 'complaint book: numbers have gaps',
    file: 'apps/intake/src/complaints/complaint-book.ts',
    find: 'complaint_counters.last + 1',
    put: 'complaint_counters.last + 2',
    noticedBy: 'apps/intake/src/complaints/complaint.integration.test.ts',
  },
  {
    defect: 'delivery: the CRM gets no project id for O2, whose id is 1',
    file: 'packages/domain/src/lead/crm-payload.ts',
    find: '...(lead.crmProjectId === null ? {}',
    put: '...(lead.crmProjectId === 1 ? {}',
    noticedBy: 'packages/domain/src/lead/crm-payload.test.ts',
  },
  {
    defect: 'delivery: an error that the CRM reports with status 200 counts as delivered',
    file: 'apps/worker/src/integrations/validate-answer.ts',
    find: 'if (hasError(answer)) return',
    put: 'if (!answer) return',
    noticedBy: 'apps/worker/src/integrations/validate-answer.test.ts',
  },
  {
    defect: 'delivery: typed text runs as a formula in a spreadsheet',
    file: 'packages/domain/src/spreadsheet/plain-cell.ts',
    find: "startsFormula.test(text) ? `'${text}` : text",
    put: 'startsFormula.test(text) ? text : text',
    noticedBy: 'packages/domain/src/spreadsheet/plain-cell.test.ts',
  },
  {
    defect: 'language: the English alternate of a page is its Spanish URL',
    file: 'apps/site/src/i18n/routes.ts',
    find: "en: pathFor(page, 'en', params) }",
    put: "en: pathFor(page, 'es', params) }",
    noticedBy: 'apps/site/src/i18n/routes.test.ts',
  },
  {
    defect: 'sitemap: it lists the maintenance and error pages',
    file: 'apps/site/src/page-data/site-map.ts',
    find: '.filter((page) => routes[page].isIndexable)',
    put: '',
    noticedBy: 'apps/site/src/page-data/site-map.test.ts',
  },
  {
    defect: 'redirects: the old English privacy URL leads to the home page',
    file: 'ops/nginx/nginx.conf.template',
    find: '= /privacy-policy { return 301 /en/privacy-policy; }',
    put: '= /privacy-policy { return 302 /en; }',
    noticedBy: 'tests/e2e/urls.e2e.ts',
  },
  {
    defect: 'cookie-free: a YouTube video is embedded from the host that sets cookies',
    file: 'apps/site/src/page-data/embed-url.ts',
    find: '`https://www.youtube-nocookie.com/embed/${id}`',
    put: '`https://www.youtube.com/embed/${id}`',
    noticedBy: 'apps/site/src/page-data/embed-url.test.ts',
  },
  {
    defect: 'privacy: the page view log records the IP address',
    file: 'ops/nginx/nginx.conf.template',
    find: `'{"at":$msec,"page"`,
    put: `'{"at":$msec,"ip":"$remote_addr","page"`,
    noticedBy: 'tests/security/public-side.security.ts',
  },
  {
    defect: 'access: roles that read personal data sign in without a second factor',
    file: 'apps/cms/src/platform/access/access-table.ts',
    find: 'readsPersonalData(role) || publishes(role)',
    put: 'publishes(role)',
    noticedBy: 'apps/cms/src/platform/access/access-matrix.test.ts',
  },
]
