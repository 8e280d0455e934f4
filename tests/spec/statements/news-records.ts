import type { Statement } from '../statement'
import { recordField } from './record-field'

const newsSchema = { file: 'domain/snapshot/news.schema.ts' }
const globalsSchema = { file: 'domain/snapshot/globals.schema.ts' }

const launchTest = {
  file: 'content/news/all-news.test.ts',
  name: 'keeps the figures of the launch of Bahía Serena in a sentence that names the day',
}

const category = (es: string, en: string): Statement => ({
  says: `News category: ${es} / ${en}`,
  where: ['content/news-categories.ts'],
  test: { file: 'content/record-fields.test.ts', name: 'has an article in the category "%s"', of: es },
})

const topic = (says: string, file: string, of: string): Statement => ({
  says: `News topic: ${says}`,
  where: [`content/news/${file}.ts`],
  test: { file: 'content/news/news-topics.test.ts', name: 'has an article about %s', of },
})

export const newsRecords: Statement[] = [
  {
    says: 'News article: 14 bundled',
    where: ['content/news/all-news.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'the demo content has 14 articles and at least one in each of the five categories',
    },
  },
  recordField('News article: id (number)', 'news.number', newsSchema),
  recordField('News article: image (path)', 'news.image', newsSchema),
  recordField('News article: fecha (free-text date or range)', 'news.dateLabel', newsSchema),
  recordField('News article: autor', 'news.author', newsSchema),
  recordField('News article: label_es / label_en (category)', 'news.category', newsSchema),
  recordField('News article: title_es / title_en', 'news.title', newsSchema),
  recordField('News article: description_es / description_en', 'news.summary', newsSchema),
  recordField('News article: content_es / content_en (HTML)', 'news.body', {
    ...newsSchema,
    decision: 'Markdown without raw HTML',
  }),
  category('Eventos y Ferias', 'Events and Fairs'),
  category('Lanzamientos', 'Launches'),
  category('Celebridades y Embajadores', 'Celebrities and Ambassadors'),
  category('Avances de Obra', 'Construction Progress'),
  category('Prensa', 'Press'),
  topic('raffles for punctual clients', '2-punctual-clients-draw', 'punctual clients'),
  topic('trips for clients who prepay', '7-huacachina-trip', 'prepaid trip'),
  topic('a new Lima sales room', '4-lima-sales-room', 'Lima sales room'),
  topic('a beach condominium launch', '3-bahia-serena-launch', 'beach condominium'),
  topic('an apartment project', '5-o2-apartments', 'apartments'),
  {
    says: 'News topic: the launch states lots from 100 m² priced from 12,750 USD',
    where: ['content/news/3-bahia-serena-launch.ts'],
    test: launchTest,
    decision: 'the figures of the launch day, with that date; current figures come from the project',
  },
  {
    says: 'News topic: the launch states instalments from 149 per month without interest',
    where: ['content/news/3-bahia-serena-launch.ts'],
    test: launchTest,
  },
  {
    says: 'News topic: an apartment project with 48 to 78 m² units',
    where: ['content/news/5-o2-apartments.ts'],
    test: {
      file: 'content/news/all-news.test.ts',
      name: 'states the smallest and the largest area of the apartments of O2',
    },
  },
  recordField('News tab: label', 'newsCategories.label', newsSchema),
  { says: 'News tab: id and active', nothing: 'the id is the category, and the selected one is in the URL' },
  recordField('Banner: image', 'newsPage.banner.image', globalsSchema),
  recordField('Banner: title', 'newsPage.banner.title', globalsSchema),
  recordField('Banner: description', 'newsPage.banner.text', globalsSchema),
  recordField('Banner: redestitle', 'newsPage.banner.socialsTitle', globalsSchema),
  recordField('Banner: social links', 'siteSettings.socials.url', globalsSchema),
]
