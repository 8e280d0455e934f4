import type { CollectionConfig } from 'payload'
import { group, list, optionalGroup, seo } from '../../panel/fields/groups'
import { pageSlug, position } from '../../panel/fields/numbers'
import { optionalUpload, upload, uploads } from '../../panel/fields/relationships'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { publicCollection } from '../public-content'
import { redirectMovedPage } from '../redirects/redirect-moved-page'
import { usedInField } from '../references/used-in.field'

export const places: CollectionConfig = publicCollection({
  slug: 'places',
  labels: { singular: { es: 'Zona', en: 'Place' }, plural: { es: 'Zonas', en: 'Places' } },
  admin: { useAsTitle: 'name', group: menuGroups.content },
  defaultSort: 'order',
  hooks: { beforeChange: [redirectMovedPage] },
  fields: [
    pageSlug('name'),
    position(),
    { name: 'name', type: 'text', label: { es: 'Nombre', en: 'Name' }, required: true },
    { name: 'region', type: 'text', label: { es: 'Región', en: 'Region' }, required: true },
    optionalGroup('landing', { es: 'Página de la zona', en: 'Landing' }, [
      ...heading(),
      paragraph('description', { es: 'Descripción', en: 'Description' }),
      uploads('slider', { es: 'Carrusel de portada', en: 'Carousel' }),
      list(
        'facts',
        { es: 'Datos del lugar', en: 'Facts', row: { es: 'Dato', en: 'Fact' }, rows: { es: 'Datos', en: 'Facts' } },
        [line('value', { es: 'Dato', en: 'Value' }), line('text', { es: 'Texto', en: 'Text' })],
        { max: 3 },
      ),
      group('gallery', { es: 'Galería', en: 'Gallery' }, [
        ...heading(),
        uploads('images', { es: 'Imágenes', en: 'Images' }),
      ]),
      group('virtual', { es: 'Recorrido virtual', en: 'Virtual' }, [
        ...heading(),
        line('subtitle', { es: 'Subtítulo', en: 'Subtitle' }),
        optionalUpload('panorama', { es: 'Panorama 360°', en: 'Panorama' }),
        upload('poster', { es: 'Imagen de portada', en: 'Poster' }),
      ]),
      group('promo', { es: 'Banner', en: 'Promo' }, [
        ...heading(),
        paragraph('description', { es: 'Descripción', en: 'Description' }),
        line('buttonText', { es: 'Texto del botón', en: 'Button Text' }),
        upload('image', { es: 'Imagen', en: 'Image' }),
      ]),
      group('location', { es: 'Ubicación', en: 'Location' }, [
        ...heading(),
        paragraph('description', { es: 'Descripción', en: 'Description' }),
        upload('map', { es: 'Plano', en: 'Map' }),
      ]),
      seo(),
    ]),
    usedInField(),
  ],
})
