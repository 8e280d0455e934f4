import type { Label } from '../../platform/labels'

/**
 * Payload's groups of collections and globals. The menu uses them only for records that panel-pages.ts does not list.
 */
export const menuGroups = {
  content: { es: 'Contenido', en: 'Content' },
  intake: { es: 'Recibidos', en: 'Intake' },
  legal: { es: 'Legal', en: 'Legal' },
  pages: { es: 'Páginas', en: 'Pages' },
  sales: { es: 'Ventas', en: 'Sales' },
  settings: { es: 'Ajustes', en: 'Settings' },
  system: { es: 'Sistema', en: 'System' },
} satisfies Record<string, Label>
