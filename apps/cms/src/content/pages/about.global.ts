import type { GlobalConfig } from 'payload'
import { contentIcon } from '../../panel/fields/choices'
import { group, list, seo } from '../../panel/fields/groups'
import { whole } from '../../panel/fields/numbers'
import { picture } from '../../panel/fields/references'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { publicGlobal } from '../public-content'

export const about: GlobalConfig = publicGlobal({
  slug: 'about',
  admin: { group: 'Pages' },
  fields: [
    group('header', [...heading(), paragraph('lead'), picture('image')]),
    paragraph('history'),
    group('mission', [...heading(), paragraph('text')]),
    group('vision', [...heading(), paragraph('text')]),
    group('projects', heading()),
    group('values', [
      ...heading(),
      list('items', [contentIcon({ required: false }), line('title'), paragraph('description')], { min: 3 }),
    ]),
    group('chronology', [
      ...heading(),
      list('entries', [whole('year'), line('title'), paragraph('description'), picture('image')]),
    ]),
    group('certifications', [...heading(), paragraph('lead')]),
    {
      ...list('statistics', [{ name: 'value', type: 'text', required: true }, line('text')]),
      admin: { description: 'Further figures. The claims of the home page and the offices are shown by themselves.' },
    },
    group('contact', [...heading(), paragraph('lead'), picture('image')]),
    seo(),
  ],
})
