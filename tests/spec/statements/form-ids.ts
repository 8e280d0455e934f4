import type { Statement } from '../statement'

const preset = (name: string, slug: string, id: number): Statement => ({
  says: `projectId (form preset) of ${name}: ${id}`,
  where: [`content/projects/${slug}.ts`],
  test: { file: 'content/demo-content.test.ts', name: 'gives every project its number in the CRM' },
})

export const formIds: Statement[] = [
  preset('Santorini', 'santorini', 6),
  preset('Mykonos', 'mykonos', 5),
  preset('Coral', 'coral', 3),
  preset('Punta Arena', 'punta-arena', 2),
  preset('Zafiro', 'zafiro', 4),
  preset('Prado Piamonte', 'prado-piamonte', 7),
  preset('Punta Arena II', 'punta-arena-2', 8),
  preset('Bahía Serena', 'bahia-serena', 9),
  preset('O2', 'o2', 1),
  preset('Killa', 'killa', 100),
  {
    says: 'Select option ids: 1 to 8 for condominiums, 1 and 2 for apartments',
    nothing: 'they conflict with the presets and are not used',
  },
  {
    says: 'Document type id 1 = national ID (DNI)',
    where: ['domain/person/document-types.ts'],
    test: {
      file: 'domain/referral/referral-payload.test.ts',
      name: 'sends the name of document type %i in the language of the form (%s): %s',
    },
  },
  {
    says: 'Document type id 2 = passport',
    where: ['domain/person/document-types.ts'],
    test: {
      file: 'domain/referral/referral-payload.test.ts',
      name: 'sends the name of document type %i in the language of the form (%s): %s',
    },
  },
]
