import type { Label } from '../../platform/labels'

/** The headings of the menu for collections and globals. */
export const menuGroups = {
  content: { es: 'Contenido', en: 'Content' },
  intake: { es: 'Recibidos', en: 'Intake' },
  legal: { es: 'Legal', en: 'Legal' },
  pages: { es: 'Páginas', en: 'Pages' },
  sales: { es: 'Ventas', en: 'Sales' },
  settings: { es: 'Ajustes', en: 'Settings' },
  system: { es: 'Sistema', en: 'System' },
} satisfies Record<string, Label>
