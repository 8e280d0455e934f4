import type { CollectionConfig } from 'payload'
import { link } from '../../panel/fields/choices'
import { optionalGroup } from '../../panel/fields/groups'
import { position, uniqueSlug } from '../../panel/fields/numbers'
import { relationship, upload, uploads } from '../../panel/fields/relationships'
import { line, optionalLine, paragraph } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { publicCollection } from '../public-content'

export const testimonials: CollectionConfig = publicCollection({
  slug: 'testimonials',
  labels: { singular: { es: 'Testimonio', en: 'Testimonial' }, plural: { es: 'Testimonios', en: 'Testimonials' } },
  admin: { useAsTitle: 'name', group: menuGroups.content },
  defaultSort: 'order',
  fields: [
    uniqueSlug('key', { es: 'Clave', en: 'Key' }),
    position(),
    { name: 'name', type: 'text', label: { es: 'Nombre', en: 'Name' }, required: true },
    relationship('project', { es: 'Proyecto', en: 'Project' }, 'projects'),
    upload('image', { es: 'Imagen', en: 'Image' }),
    paragraph('quoteBefore', { es: 'Inicio de la frase', en: 'Quote Before' }),
    line('quoteBold', { es: 'Parte en negrita', en: 'Quote Bold' }),
    optionalLine('quoteAfter', { es: 'Final de la frase', en: 'Quote After' }),
  ],
})

export const socialCampaigns: CollectionConfig = publicCollection({
  slug: 'social-campaigns',
  labels: {
    singular: { es: 'Campaña social', en: 'Social Campaign' },
    plural: { es: 'Campañas sociales', en: 'Social Campaigns' },
  },
  admin: { useAsTitle: 'title', group: menuGroups.content },
  defaultSort: 'order',
  fields: [
    uniqueSlug('key', { es: 'Clave', en: 'Key' }),
    position(),
    {
      name: 'group',
      type: 'select',
      label: { es: 'Grupo', en: 'Group' },
      required: true,
      options: [
        { value: 'community', label: { es: 'Comunidad', en: 'Community' } },
        { value: 'environment', label: { es: 'Ambiente', en: 'Environment' } },
      ],
    },
    line('title', { es: 'Título', en: 'Title' }),
    line('titleBold', { es: 'Título en negrita', en: 'Title Bold' }),
    line('dateLabel', { es: 'Fecha que se muestra', en: 'Date Label' }),
    paragraph('paragraph', { es: 'Párrafo', en: 'Paragraph' }),
    uploads('images', { es: 'Imágenes', en: 'Images' }),
    {
      ...optionalGroup('button', { en: 'Button', es: 'Botón' }, [
        line('label', { es: 'Etiqueta', en: 'Label' }),
        link('href', { es: 'Enlace', en: 'Href' }),
      ]),
    },
  ],
})
