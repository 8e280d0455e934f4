import type { Statement } from '../statement'

const footerTest = {
  file: 'tests/e2e/company.e2e.ts',
  name: 'the footer of ${path} shows both offices with address, phone and e-mail, and the copyright years',
}

export const company: Statement[] = [
  {
    says: 'Every page ends in a form to request information',
    where: ['site/views/social-responsibility.astro', 'site/sections/contact/contact.tsx'],
    test: {
      file: 'tests/e2e/sections.e2e.ts',
      name: '${path} shows its sections in the agreed order, and ends with a form to request information',
      of: '/responsabilidad-social',
    },
    decision:
      'not on privacy, complaint book, maintenance and 404, where it would be beside a legal text or an error, and not on quote, quote check, appointment, comparison and referral status, which have their own form or next step. The referral page ends with its own form and its rewards. Header and footer of these pages link to the form',
  },
  {
    says: 'A floating chat button opens a conversation in a messaging app',
    where: ['site/page-data/settings.ts', 'site/layout/chat/chat.tsx'],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: 'pages show the chat link, four social networks, both offices and the copyright years',
    },
    decision:
      'below 1024 px it is in the bottom bar, which hides at forms and the footer; from 1024 px it is a tab in the page margin and covers no text (`tests/e2e/chat.e2e.ts`)',
  },
  {
    says: 'The conversation is with a fixed sales contact',
    where: ['site/page-data/settings.ts', 'content/site-settings.ts'],
    test: {
      file: 'tests/e2e/company.e2e.ts',
      name: 'the chat link of ${path} opens WhatsApp with a greeting to the sales team',
    },
    decision: 'number and greeting are CMS values',
  },
  {
    says: 'Claim: more than 10 years of experience',
    where: ['content/home.ts'],
    test: { file: 'content/company.test.ts', name: 'states the three claims of the company in both languages' },
    decision: 'a CMS value',
  },
  {
    says: 'Claim: more than 10 real-estate projects',
    where: ['content/home.ts'],
    test: { file: 'content/company.test.ts', name: 'states the three claims of the company in both languages' },
    decision: 'a CMS value',
  },
  {
    says: 'Claim: more than 1000 happy families',
    where: ['content/home.ts'],
    test: { file: 'content/company.test.ts', name: 'states the three claims of the company in both languages' },
    decision: 'a CMS value',
  },
  {
    says: 'The claims are shown on the home page',
    where: ['site/views/home.astro', 'site/sections/claims/claims.tsx'],
    test: { file: 'tests/e2e/company.e2e.ts', name: '${path} shows the three claims of the company' },
  },
  {
    says: 'Certification mentioned: ISO 9001',
    where: ['content/home.ts'],
    test: { file: 'content/company.test.ts', name: 'lists two certifications and a planned third one' },
  },
  {
    says: 'Certification mentioned: ISO 14001',
    where: ['content/home.ts'],
    test: { file: 'content/company.test.ts', name: 'lists two certifications and a planned third one' },
  },
  {
    says: 'Certification mentioned: EDGE sustainability, planned for projects',
    where: ['content/home.ts'],
    test: { file: 'content/company.test.ts', name: 'lists two certifications and a planned third one' },
  },
  {
    says: 'The certifications are on the page about the company',
    where: ['site/sections/about-certifications/about-certifications.tsx'],
    test: { file: 'tests/e2e/company.e2e.ts', name: '${path} lists the certificates and marks the planned one' },
  },
  {
    says: 'Offices: Arequipa and Lima',
    where: ['content/site-settings.ts'],
    test: { file: 'content/company.test.ts', name: 'lists the offices in Arequipa and Lima' },
    decision: 'fictional addresses, stored in the CMS',
  },
  { says: 'The offices are shown in the footer', where: ['site/layout/footer/footer.tsx'], test: footerTest },
  {
    says: 'Copyright line: 2024',
    where: ['content/site-settings.ts'],
    test: { file: 'content/company.test.ts', name: 'starts the copyright line with 2024' },
  },
  {
    says: 'The copyright line is in the footer',
    where: ['site/layout/footer/footer.tsx'],
    test: footerTest,
    decision: 'it runs from 2024 to the current year',
  },
]
