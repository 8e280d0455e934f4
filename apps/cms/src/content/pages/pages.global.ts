import type { GlobalConfig } from 'payload'
import { contentIcon } from '../../panel/fields/choices'
import { absentWhenEmpty, group, list, paragraphs, seo } from '../../panel/fields/groups'
import { whole } from '../../panel/fields/numbers'
import { optionalPictures, picture } from '../../panel/fields/references'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { publicGlobal } from '../public-content'

const contact = () => group('contact', [...heading(), paragraph('lead'), picture('image')])

export const socialResponsibility: GlobalConfig = publicGlobal({
  slug: 'social-responsibility',
  admin: { group: 'Pages' },
  fields: [
    group('header', [...heading(), paragraph('lead'), picture('image')]),
    group('community', [...heading(), paragraph('lead')]),
    group('solutions', [
      ...heading(),
      paragraph('lead'),
      list('items', [line('title'), paragraph('description')], { min: 3 }),
      picture('image'),
    ]),
    group('environment', [...heading(), paragraph('lead')]),
    group('newsBanner', [...heading(), paragraph('text'), line('button'), picture('image')]),
    contact(),
    seo(),
  ],
})

export const referralProgramme: GlobalConfig = publicGlobal({
  slug: 'referral-programme',
  admin: { group: 'Pages' },
  fields: [
    group('header', [...heading(), paragraph('lead'), picture('image'), line('firstButton'), line('secondButton')]),
    group('rewards', [
      ...heading(),
      paragraph('lead'),
      line('button'),
      list('items', [contentIcon({ required: false }), whole('amountPen'), line('title'), paragraph('description')], {
        min: 2,
      }),
    ]),
    group('steps', [...heading(), list('items', [line('title'), paragraph('description'), picture('image')])]),
    absentWhenEmpty('form', [...heading(), paragraph('lead')]),
    group('banner', [...heading(), paragraph('text'), line('button')]),
    group('prizes', [
      ...heading(),
      paragraph('lead'),
      list('items', [line('title'), paragraph('description')]),
      picture('image'),
    ]),
    seo(),
  ],
})

export const complaintBook: GlobalConfig = publicGlobal({
  slug: 'complaint-book',
  admin: { group: 'Legal' },
  fields: [
    ...heading(),
    paragraph('notice'),
    paragraph('claimDefinition'),
    paragraph('grievanceDefinition'),
    list(
      'establishments',
      [{ name: 'city', type: 'select', required: true, options: ['Arequipa', 'Lima'] }, line('address')],
      { min: 1 },
    ),
    group('dayRule', [
      { name: 'kind', type: 'select', required: true, defaultValue: 'business', options: ['business', 'calendar'] },
      whole('days', 'Days to answer, counted from the day after filing.'),
    ]),
    paragraph('serviceNote'),
    paragraphs('legalNotes'),
    seo(),
  ],
})

export const newsPage: GlobalConfig = publicGlobal({
  slug: 'news-page',
  admin: { group: 'Pages' },
  fields: [
    group('header', [...heading(), paragraph('lead'), picture('poster'), optionalPictures('films')]),
    group('banner', [...heading(), paragraph('text'), line('socialsTitle'), picture('image')]),
    contact(),
    seo(),
  ],
})

export const termsPage: GlobalConfig = publicGlobal({
  slug: 'terms-page',
  admin: { group: 'Legal' },
  fields: [...heading(), paragraph('lead'), contact(), seo()],
})
