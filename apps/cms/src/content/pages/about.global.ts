import type { GlobalConfig } from 'payload'
import { contentIcon } from '../../panel/fields/choices'
import { group, list, seo } from '../../panel/fields/groups'
import { wholeNumber } from '../../panel/fields/numbers'
import { upload } from '../../panel/fields/relationships'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { publicGlobal } from '../public-content'

export const about: GlobalConfig = publicGlobal({
  slug: 'about',
  label: { es: 'Nosotros', en: 'About' },
  admin: { group: menuGroups.pages },
  fields: [
    group('header', { es: 'Cabecera', en: 'Header' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    paragraph('history', { es: 'Historia', en: 'History' }),
    group('mission', { es: 'Misión', en: 'Mission' }, [...heading(), paragraph('text', { es: 'Texto', en: 'Text' })]),
    group('vision', { es: 'Visión', en: 'Vision' }, [...heading(), paragraph('text', { es: 'Texto', en: 'Text' })]),
    group('projects', { es: 'Proyectos', en: 'Projects' }, heading()),
    group('values', { es: 'Valores', en: 'Values' }, [
      ...heading(),
      list(
        'items',
        { es: 'Elementos', en: 'Items', row: { es: 'Elemento', en: 'Item' } },
        [
          contentIcon({ required: false }),
          line('title', { es: 'Título', en: 'Title' }),
          paragraph('description', { es: 'Descripción', en: 'Description' }),
        ],
        { min: 3 },
      ),
    ]),
    group('chronology', { es: 'Cronología', en: 'Chronology' }, [
      ...heading(),
      list('entries', { es: 'Años', en: 'Entries', row: { es: 'Año', en: 'Entry' } }, [
        wholeNumber('year', { es: 'Año', en: 'Year' }),
        line('title', { es: 'Título', en: 'Title' }),
        paragraph('description', { es: 'Descripción', en: 'Description' }),
        upload('image', { es: 'Imagen', en: 'Image' }),
      ]),
    ]),
    group('certifications', { es: 'Certificaciones', en: 'Certifications' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
    ]),
    list(
      'statistics',
      { es: 'Cifras', en: 'Statistics', row: { es: 'Cifra', en: 'Statistic' } },
      [
        { name: 'value', type: 'text', label: { es: 'Dato', en: 'Value' }, required: true },
        line('text', { es: 'Texto', en: 'Text' }),
      ],
      {
        description: {
          es: 'Otras cifras. Las cifras de la empresa (Inicio) y las sedes se muestran solas.',
          en: 'Other figures. The claims of the home page and the offices are shown automatically.',
        },
      },
    ),
    group('contact', { es: 'Sección de contacto', en: 'Contact' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    seo(),
  ],
})
