import type { GlobalConfig, PayloadRequest } from 'payload'
import { group, list } from '../../panel/fields/groups'
import { day, wholeNumber } from '../../panel/fields/numbers'
import { optionalUpload, upload } from '../../panel/fields/relationships'
import { line, paragraph } from '../../panel/fields/texts'
import { localizeFor } from '../../panel/language/in-language'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { publicGlobal } from '../public-content'

export const siteSettings: GlobalConfig = publicGlobal({
  slug: 'site-settings',
  label: { es: 'Datos del sitio', en: 'Site Settings' },
  admin: { group: menuGroups.settings },
  fields: [
    { name: 'brand', type: 'text', label: { es: 'Marca', en: 'Brand' }, required: true },
    { name: 'legalName', type: 'text', label: { es: 'Razón social', en: 'Legal Name' }, required: true },
    {
      name: 'ruc',
      type: 'text',
      label: { es: 'RUC', en: 'RUC' },
      required: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        /^\d{11}$/.test(String(value)) ||
        localizeFor(req, { es: 'Un RUC tiene 11 dígitos.', en: 'A RUC has 11 digits.' }),
    },
    {
      name: 'privacyOfficer',
      type: 'text',
      label: { es: 'Oficial de datos personales', en: 'Data Protection Officer' },
      admin: {
        description: {
          es: 'Nombre que muestra la Política de privacidad. El reglamento de 2024 lo exige por etapas; un abogado debe confirmar desde cuándo.',
          en: 'The name on the privacy policy page. The 2024 regulation requires it in stages; a lawyer must confirm from when.',
        },
      },
    },
    wholeNumber('copyrightFrom', { es: 'Derechos desde el año', en: 'Copyright From' }),
    list(
      'offices',
      { es: 'Sedes', en: 'Offices', row: { es: 'Sede', en: 'Office' } },
      [
        { name: 'key', type: 'text', label: { es: 'Clave', en: 'Key' }, required: true },
        { name: 'city', type: 'text', label: { es: 'Ciudad', en: 'City' }, required: true },
        line('address', { es: 'Dirección', en: 'Address' }),
        { name: 'phone', type: 'text', label: { es: 'Teléfono', en: 'Phone' }, required: true },
        { name: 'email', type: 'email', label: { es: 'Correo', en: 'Email' }, required: true },
        line('hours', { es: 'Horario', en: 'Hours' }),
      ],
      { min: 1 },
    ),
    {
      name: 'chatNumber',
      type: 'text',
      label: { es: 'Número del chat', en: 'Chat Number' },
      required: true,
      admin: { description: { es: 'Con código de país, solo números.', en: 'With country code, digits only.' } },
    },
    line('chatGreeting', { es: 'Saludo del chat', en: 'Chat Greeting' }),
    list('socials', { es: 'Redes sociales', en: 'Socials', row: { es: 'Red social', en: 'Social' } }, [
      {
        name: 'network',
        type: 'select',
        label: { es: 'Red social', en: 'Network' },
        required: true,
        options: [
          { value: 'facebook', label: { es: 'Facebook', en: 'Facebook' } },
          { value: 'instagram', label: { es: 'Instagram', en: 'Instagram' } },
          { value: 'tiktok', label: { es: 'TikTok', en: 'TikTok' } },
          { value: 'youtube', label: { es: 'YouTube', en: 'YouTube' } },
        ],
      },
      { name: 'url', type: 'text', label: { es: 'Enlace', en: 'URL' }, required: true },
    ]),
    optionalUpload('policyDocument', { es: 'Documento de política', en: 'Policy Document' }),
    group('logos', { es: 'Logotipos', en: 'Logos' }, [
      upload('condominium', { es: 'En condominios y páginas generales', en: 'Condominium' }),
      upload('condominiumOnDark', { es: 'En condominios, sobre fondo oscuro', en: 'Condominium On Dark' }),
      upload('apartment', { es: 'En multifamiliares', en: 'Apartment' }),
      upload('apartmentOnDark', { es: 'En multifamiliares, sobre fondo oscuro', en: 'Apartment On Dark' }),
      upload('mark', { es: 'Símbolo de la pestaña del navegador', en: 'Mark' }),
    ]),
    group('exchangeRate', { es: 'Tipo de cambio', en: 'Exchange Rate' }, [
      {
        name: 'solesPerDollar',
        type: 'number',
        label: { es: 'Soles por dólar', en: 'Soles Per Dollar' },
        required: true,
        admin: { step: 0.01 },
      },
      day('date', { es: 'Fecha', en: 'Date' }),
    ]),
    group('seo', { es: 'Buscadores', en: 'SEO' }, [
      { name: 'titleSuffix', type: 'text', label: { es: 'Final del título', en: 'Title Suffix' }, required: true },
      paragraph('description', { es: 'Descripción', en: 'Description' }),
      upload('image', { es: 'Imagen', en: 'Image' }),
    ]),
  ],
})

export const navigation: GlobalConfig = publicGlobal({
  slug: 'navigation',
  label: { es: 'Menú', en: 'Navigation' },
  admin: { group: menuGroups.settings },
  fields: [
    list('items', { es: 'Elementos', en: 'Items', row: { es: 'Elemento', en: 'Item' } }, [
      {
        name: 'target',
        type: 'select',
        label: { es: 'Lleva a', en: 'Target' },
        required: true,
        options: [
          { value: 'about', label: { es: 'Nosotros', en: 'About' } },
          { value: 'condominiums', label: { es: 'Condominios', en: 'Condominiums' } },
          { value: 'apartments', label: { es: 'Multifamiliares', en: 'Apartments' } },
          { value: 'social-responsibility', label: { es: 'Responsabilidad social', en: 'Social responsibility' } },
          { value: 'referrals', label: { es: 'Referidos', en: 'Referrals' } },
          { value: 'news', label: { es: 'Noticias', en: 'News' } },
        ],
      },
      line('label', { es: 'Etiqueta', en: 'Label' }),
    ]),
    line('action', { es: 'Botón de contacto', en: 'Action' }),
  ],
})

export const maintenance: GlobalConfig = publicGlobal({
  slug: 'maintenance',
  label: { es: 'Mantenimiento', en: 'Maintenance' },
  admin: { group: menuGroups.settings },
  fields: [
    {
      name: 'on',
      type: 'checkbox',
      label: { es: 'Sitio en mantenimiento', en: 'Maintenance On' },
      defaultValue: false,
      admin: { components: { Field: '/content/pages/views/maintenance-switch#MaintenanceSwitch' } },
    },
    line('title', { es: 'Título', en: 'Title' }),
    paragraph('message', { es: 'Mensaje', en: 'Message' }),
  ],
})
