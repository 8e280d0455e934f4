import type { GlobalConfig } from 'payload'
import { contentIcon } from '../../panel/fields/choices'
import { absentWhenEmpty, group, list, paragraphs, seo } from '../../panel/fields/groups'
import { wholeNumber } from '../../panel/fields/numbers'
import { optionalUploads, upload } from '../../panel/fields/relationships'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { publicGlobal } from '../public-content'

const contact = () =>
  group('contact', { es: 'Sección de contacto', en: 'Contact' }, [
    ...heading(),
    paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
    upload('image', { es: 'Imagen', en: 'Image' }),
  ])

export const socialResponsibility: GlobalConfig = publicGlobal({
  slug: 'social-responsibility',
  label: { es: 'Responsabilidad social', en: 'Social Responsibility' },
  admin: { group: menuGroups.pages },
  fields: [
    group('header', { es: 'Cabecera', en: 'Header' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    group('community', { es: 'Campañas con la comunidad', en: 'Community' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
    ]),
    group('solutions', { es: 'Soluciones', en: 'Solutions' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      list(
        'items',
        { es: 'Elementos', en: 'Items', row: { es: 'Elemento', en: 'Item' } },
        [
          line('title', { es: 'Título', en: 'Title' }),
          paragraph('description', { es: 'Descripción', en: 'Description' }),
        ],
        { min: 3 },
      ),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    group('environment', { es: 'Campañas con el ambiente', en: 'Environment' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
    ]),
    group('newsBanner', { es: 'Banner de noticias', en: 'News Banner' }, [
      ...heading(),
      paragraph('text', { es: 'Texto', en: 'Text' }),
      line('button', { es: 'Texto del botón', en: 'Button' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    contact(),
    seo(),
  ],
})

export const referralProgramme: GlobalConfig = publicGlobal({
  slug: 'referral-programme',
  label: { es: 'Programa de referidos', en: 'Referral Programme' },
  admin: { group: menuGroups.pages },
  fields: [
    group('header', { es: 'Cabecera', en: 'Header' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
      line('firstButton', { es: 'Primer botón', en: 'First Button' }),
      line('secondButton', { es: 'Segundo botón', en: 'Second Button' }),
    ]),
    group('rewards', { es: 'Recompensas', en: 'Rewards' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      line('button', { es: 'Texto del botón', en: 'Button' }),
      list(
        'items',
        { es: 'Elementos', en: 'Items', row: { es: 'Elemento', en: 'Item' } },
        [
          contentIcon({ required: false }),
          wholeNumber('amountPen', { es: 'Monto en soles', en: 'Amount (PEN)' }),
          line('title', { es: 'Título', en: 'Title' }),
          paragraph('description', { es: 'Descripción', en: 'Description' }),
        ],
        {
          min: 2,
        },
      ),
    ]),
    group('steps', { es: 'Pasos', en: 'Steps' }, [
      ...heading(),
      list('items', { es: 'Elementos', en: 'Items', row: { es: 'Elemento', en: 'Item' } }, [
        line('title', { es: 'Título', en: 'Title' }),
        paragraph('description', { es: 'Descripción', en: 'Description' }),
        upload('image', { es: 'Imagen', en: 'Image' }),
      ]),
    ]),
    absentWhenEmpty('form', { es: 'Formulario', en: 'Form' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
    ]),
    group('banner', { es: 'Banner', en: 'Banner' }, [
      ...heading(),
      paragraph('text', { es: 'Texto', en: 'Text' }),
      line('button', { es: 'Texto del botón', en: 'Button' }),
    ]),
    group('prizes', { es: 'Premios', en: 'Prizes' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      list('items', { es: 'Elementos', en: 'Items', row: { es: 'Elemento', en: 'Item' } }, [
        line('title', { es: 'Título', en: 'Title' }),
        paragraph('description', { es: 'Descripción', en: 'Description' }),
      ]),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    seo(),
  ],
})

export const complaintBook: GlobalConfig = publicGlobal({
  slug: 'complaint-book',
  label: { es: 'Libro de Reclamaciones', en: 'Complaints book' },
  admin: { group: menuGroups.legal },
  fields: [
    ...heading(),
    paragraph('notice', { es: 'Aviso', en: 'Notice' }),
    paragraph('claimDefinition', { es: 'Definición de reclamo', en: 'Claim Definition' }),
    paragraph('grievanceDefinition', { es: 'Definición de queja', en: 'Grievance Definition' }),
    list(
      'establishments',
      { es: 'Establecimientos', en: 'Establishments', row: { es: 'Establecimiento', en: 'Establishment' } },
      [
        {
          name: 'city',
          type: 'select',
          label: { es: 'Ciudad', en: 'City' },
          required: true,
          options: [
            { value: 'Arequipa', label: { es: 'Arequipa', en: 'Arequipa' } },
            { value: 'Lima', label: { es: 'Lima', en: 'Lima' } },
          ],
        },
        line('address', { es: 'Dirección', en: 'Address' }),
      ],
      { min: 1 },
    ),
    group('dayRule', { es: 'Plazo de respuesta', en: 'Time to Answer' }, [
      {
        name: 'kind',
        type: 'select',
        label: { es: 'Tipo', en: 'Kind' },
        required: true,
        defaultValue: 'business',
        options: [
          { value: 'business', label: { es: 'Días hábiles', en: 'Business days' } },
          { value: 'calendar', label: { es: 'Días calendario', en: 'Calendar days' } },
        ],
      },
      wholeNumber(
        'days',
        { es: 'Días', en: 'Days' },
        {
          es: 'Días para responder, contados desde el día siguiente al registro.',
          en: 'Days to answer, counted from the day after filing.',
        },
      ),
    ]),
    paragraph('serviceNote', { es: 'Nota de atención', en: 'Service Note' }),
    paragraphs('legalNotes', {
      es: 'Notas legales',
      en: 'Legal Notes',
      row: { es: 'Nota', en: 'Legal Note' },
      rows: { es: 'Notas', en: 'Legal Notes' },
    }),
    seo(),
  ],
})

export const newsPage: GlobalConfig = publicGlobal({
  slug: 'news-page',
  label: { es: 'Página de noticias', en: 'News Page' },
  admin: { group: menuGroups.pages },
  fields: [
    group('header', { es: 'Cabecera', en: 'Header' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      upload('poster', { es: 'Imagen de portada', en: 'Poster' }),
      optionalUploads('videos', { es: 'Videos', en: 'Videos' }),
      optionalUploads('phoneVideos', { es: 'Videos verticales para celulares', en: 'Portrait Videos for Phones' }),
    ]),
    group('banner', { es: 'Banner', en: 'Banner' }, [
      ...heading(),
      paragraph('text', { es: 'Texto', en: 'Text' }),
      line('socialsTitle', { es: 'Título de redes', en: 'Socials Title' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
    contact(),
    seo(),
  ],
})

export const termsPage: GlobalConfig = publicGlobal({
  slug: 'terms-page',
  label: { es: 'Página de términos', en: 'Terms Page' },
  admin: { group: menuGroups.legal },
  fields: [...heading(), paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }), contact(), seo()],
})
