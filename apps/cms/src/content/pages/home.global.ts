import { claimNames } from '@app/domain/snapshot/fill-claims'
import type { GlobalConfig } from 'payload'
import { group, list, seo } from '../../panel/fields/groups'
import { wholeNumber } from '../../panel/fields/numbers'
import { optionalUploads, upload } from '../../panel/fields/relationships'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { optionsOf } from '../../platform/labels'
import { publicGlobal } from '../public-content'

export const home: GlobalConfig = publicGlobal({
  slug: 'home',
  label: { es: 'Página de inicio', en: 'Home' },
  admin: { group: menuGroups.pages },
  fields: [
    group('hero', { es: 'Portada', en: 'Hero' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      line('primaryCta', { es: 'Primer botón', en: 'Primary Button' }),
      line('secondaryCta', { es: 'Segundo botón', en: 'Secondary Button' }),
      upload('poster', { es: 'Imagen de portada', en: 'Poster' }),
      optionalUploads('videos', { es: 'Videos', en: 'Videos' }),
      optionalUploads('phoneVideos', { es: 'Videos verticales para celulares', en: 'Portrait Videos for Phones' }),
    ]),
    list(
      'claims',
      {
        es: 'Cifras de la empresa',
        en: 'Claims',
        row: { es: 'Cifra', en: 'Claim' },
        rows: { es: 'Cifras', en: 'Claims' },
      },
      [
        {
          name: 'key',
          type: 'select',
          label: { es: 'Clave', en: 'Key' },
          options: optionsOf(claimNames, {
            years: { es: 'Años', en: 'Years' },
            projects: { es: 'Proyectos', en: 'Projects' },
            families: { es: 'Familias', en: 'Families' },
          }),
          admin: {
            description: {
              es: 'Con este nombre cualquier texto puede citar la cifra: {years}, {projects}, {families}.',
              en: 'Any text can insert the figure by this name: {years}, {projects}, {families}.',
            },
          },
        },
        wholeNumber('figure', { es: 'Cifra', en: 'Figure' }),
        line('text', { es: 'Texto', en: 'Text' }),
        line('detail', { es: 'Detalle', en: 'Detail' }),
      ],
      { min: 3, max: 3 },
    ),
    group('projects', { es: 'Proyectos', en: 'Projects' }, heading()),
    group('about', { es: 'Sección «Nosotros»', en: 'About' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      paragraph('body', { es: 'Texto', en: 'Body' }),
      line('button', { es: 'Texto del botón', en: 'Button' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    list(
      'certifications',
      { es: 'Certificaciones', en: 'Certifications', row: { es: 'Certificación', en: 'Certification' } },
      [
        { name: 'name', type: 'text', label: { es: 'Nombre', en: 'Name' }, required: true },
        line('detail', { es: 'Detalle', en: 'Detail' }),
      ],
    ),
    group('news', { es: 'Sección de noticias', en: 'News' }, heading()),
    group('testimonials', { es: 'Testimonios', en: 'Testimonials' }, heading()),
    group('contact', { es: 'Sección de contacto', en: 'Contact' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    seo(),
  ],
})
