import type { Statement } from '../statement'

const noticeTest = {
  file: 'tests/e2e/maintenance.e2e.ts',
  name: 'the maintenance page says that we are working on the site and will be back',
}

export const maintenanceStatements: Statement[] = [
  {
    says: "The maintenance page says 'En Mantenimiento'",
    where: ['site/sections/maintenance/maintenance.tsx', 'content/maintenance.ts'],
    test: noticeTest,
  },
  {
    says: "The maintenance page says 'Estamos trabajando para mejorar tu experiencia. Volveremos pronto.'",
    where: ['site/sections/maintenance/maintenance.tsx', 'content/maintenance.ts'],
    test: noticeTest,
  },
]
