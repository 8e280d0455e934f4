import { claimNames } from '@sillar/domain/snapshot/fill-claims'
import type { GlobalConfig } from 'payload'
import { group, list, seo } from '../../panel/fields/groups'
import { whole } from '../../panel/fields/numbers'
import { optionalPictures, picture } from '../../panel/fields/references'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { publicGlobal } from '../public-content'

export const home: GlobalConfig = publicGlobal({
  slug: 'home',
  admin: { group: 'Pages' },
  fields: [
    group('hero', [
      ...heading(),
      paragraph('lead'),
      line('primaryCta'),
      line('secondaryCta'),
      picture('poster'),
      optionalPictures('films'),
    ]),
    list(
      'claims',
      [
        {
          name: 'key',
          type: 'select',
          options: [...claimNames],
          admin: { description: 'By this name any text can state the figure: {years}, {projects}, {families}.' },
        },
        whole('figure'),
        line('text'),
        line('detail'),
      ],
      { min: 3, max: 3 },
    ),
    group('projects', heading()),
    group('about', [...heading(), paragraph('lead'), paragraph('body'), line('button'), picture('image')]),
    list('certifications', [{ name: 'name', type: 'text', required: true }, line('detail')]),
    group('news', heading()),
    group('testimonials', heading()),
    group('contact', [...heading(), paragraph('lead'), picture('image')]),
    seo(),
  ],
})
