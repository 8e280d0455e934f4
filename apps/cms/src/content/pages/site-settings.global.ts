import type { GlobalConfig, PayloadRequest } from 'payload'
import { group, list } from '../../panel/fields/groups'
import { day, whole } from '../../panel/fields/numbers'
import { optionalPicture, picture } from '../../panel/fields/references'
import { line, paragraph } from '../../panel/fields/texts'
import { sayTo } from '../../panel/language/in-language'
import { publicGlobal } from '../public-content'

export const siteSettings: GlobalConfig = publicGlobal({
  slug: 'site-settings',
  admin: { group: 'Settings' },
  fields: [
    { name: 'brand', type: 'text', required: true },
    { name: 'legalName', type: 'text', required: true },
    {
      name: 'ruc',
      type: 'text',
      required: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        /^\d{11}$/.test(String(value)) || sayTo(req, 'A RUC has 11 digits.'),
    },
    whole('copyrightFrom'),
    list(
      'offices',
      [
        { name: 'key', type: 'text', required: true },
        { name: 'city', type: 'text', required: true },
        line('address'),
        { name: 'phone', type: 'text', required: true },
        { name: 'email', type: 'email', required: true },
        line('hours'),
      ],
      { min: 1 },
    ),
    { name: 'chatNumber', type: 'text', required: true, admin: { description: 'With country code, digits only.' } },
    line('chatGreeting'),
    list('socials', [
      { name: 'network', type: 'select', required: true, options: ['facebook', 'instagram', 'tiktok', 'youtube'] },
      { name: 'url', type: 'text', required: true },
    ]),
    optionalPicture('policyDocument'),
    group('logos', ['condominium', 'condominiumOnDark', 'apartment', 'apartmentOnDark', 'mark'].map(picture)),
    group('exchangeRate', [
      { name: 'solesPerDollar', type: 'number', required: true, admin: { step: 0.01 } },
      day('date'),
    ]),
    group('seo', [{ name: 'titleSuffix', type: 'text', required: true }, paragraph('description'), picture('image')]),
  ],
})

export const navigation: GlobalConfig = publicGlobal({
  slug: 'navigation',
  admin: { group: 'Settings' },
  fields: [
    list('items', [
      {
        name: 'target',
        type: 'select',
        required: true,
        options: ['about', 'condominiums', 'apartments', 'social-responsibility', 'referrals', 'news'],
      },
      line('label'),
    ]),
    line('action'),
  ],
})

export const maintenance: GlobalConfig = publicGlobal({
  slug: 'maintenance',
  admin: { group: 'Settings' },
  fields: [
    {
      name: 'on',
      type: 'checkbox',
      defaultValue: false,
      admin: { components: { Field: '/content/pages/views/maintenance-switch#MaintenanceSwitch' } },
    },
    line('title'),
    paragraph('message'),
  ],
})
