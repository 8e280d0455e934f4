import type { Statement } from '../statement'

const view = 'site/views/news.astro'
const list = 'site/sections/news-list/news-list.tsx'
const filter = 'site/sections/news-list/category-filter.tsx'
const card = 'site/sections/news-list/news-card.tsx'
const head = 'site/sections/article-head/article-head.tsx'
const body = 'site/sections/article-body/article-body.tsx'
const share = 'site/sections/article-body/share-links.tsx'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
  of: '/noticias',
}
const videoTest = { file: 'tests/e2e/news.e2e.ts', name: 'the news page starts with a silent looping video' }
const tabsTest = {
  file: 'tests/e2e/statements.e2e.ts',
  name: 'the news page has six category tabs in each language, and its cards link to articles that can be shared',
}
const phoneTest = { file: 'tests/e2e/news.e2e.ts', name: 'on a phone a select replaces the category tabs of the news' }
const pageSizeTest = {
  file: 'tests/e2e/news.e2e.ts',
  name: 'the news list shows six articles per page, and every article is on one of its pages',
}
const recentTest = { file: 'tests/e2e/news.e2e.ts', name: '${path} lists six recent posts in its sidebar' }
const networkTest = { file: 'tests/e2e/frame.e2e.ts', name: 'the footer and the banner of the news link to ${network}' }
const articleTest = {
  file: 'tests/e2e/article.e2e.ts',
  name: '${path} shows the category, title, summary, date, image and text of the article',
  of: '/noticias/1',
}
const sharedTest = {
  file: 'tests/e2e/article.e2e.ts',
  name: '${path} can be shared on Facebook, Instagram, WhatsApp and LinkedIn',
  of: '/noticias/1',
}
const articleLinkTest = {
  file: 'tests/e2e/article.e2e.ts',
  name: 'a card of ${list} opens its article with "${more}", and "${back}" returns to the same page of the list',
}
const tab = (says: string): Statement => ({ says, where: [filter], test: tabsTest })

const part = (says: string): Statement => ({
  says,
  where: [head],
  test: articleTest,
})

const captionDecision = 'in the caption under the image, so that title and summary come first'

export const newsStatements: Statement[] = [
  {
    says: 'The news list has a looping video header',
    where: ['site/components/image-head/image-head.tsx', 'site/components/video/video.tsx'],
    test: videoTest,
  },
  { says: 'The category tabs are buttons on desktop', where: [filter], test: tabsTest },
  {
    says: 'The category tabs are a dropdown on mobile',
    where: ['site/sections/news-list/news-list.module.css'],
    test: phoneTest,
  },
  {
    says: 'The dropdown of categories closes after selection',
    where: [filter],
    test: phoneTest,
    decision: 'a native `<select>`, which closes by itself',
  },
  {
    says: "The default tab is the first label or 'Todo'/'All'",
    where: ['site/sections/news-list/news-choice.ts'],
    test: { file: 'tests/e2e/news.e2e.ts', name: 'an unknown news category in the URL selects the first tab' },
  },
  { says: 'News tab All', where: [filter], test: tabsTest },
  tab('News tab Launches'),
  tab('News tab Construction Progress'),
  tab('News tab Celebrities and Ambassadors'),
  tab('News tab Events and Fairs'),
  tab('News tab Press'),
  { says: 'The labels of the tabs come from translations', where: ['site/page-data/news.ts'], test: tabsTest },
  {
    says: 'A grid of at most 6 article cards',
    where: [list],
    test: pageSizeTest,
    decision: 'the older ones follow on further pages',
  },
  {
    says: "A 'Recent Posts' sidebar",
    where: [list],
    test: { ...recentTest, of: '/noticias' },
    decision: '“Recent posts”, in sentence case, like every heading',
  },
  { says: 'At most 6 recent posts', where: ['site/page-data/news.ts'], test: { ...recentTest, of: '/en/news' } },
  { says: 'The news list has a banner with social links', where: [view], test: { ...networkTest, of: 'Facebook' } },
  { says: 'The news list has the home form section', where: [view], test: sectionOrderTest },
  {
    says: 'The news list has a chat button',
    where: ['site/layout/floating.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat link and the language switch',
    },
  },
  { says: 'A click on a card opens /noticias/{id}', where: [card], test: { ...articleLinkTest, of: '/noticias' } },
  {
    says: "'Leer más' opens the article",
    where: ['site/sections/news-list/news-list.module.css', card],
    test: { ...articleLinkTest, of: '/noticias' },
  },
  { says: "In English it is 'Read more'", where: [list], test: { ...articleLinkTest, of: '/en/news' } },
  {
    says: 'The news detail has a back button, one step back',
    where: ['site/sections/article-head/back-link.client.ts'],
    test: { ...articleLinkTest, of: '/noticias' },
  },
  { ...part('The news detail has a category label'), decision: captionDecision },
  part('The news detail has a title'),
  part('The news detail has a summary'),
  { ...part('The news detail has a date'), decision: captionDecision },
  part('The news detail has an image'),
  { says: 'The news detail has an HTML body', where: [body], test: articleTest },
  { says: 'The news detail can be shared on Facebook', where: [share], test: sharedTest },
  {
    says: 'The news detail can be shared on Instagram',
    where: ['site/sections/article-body/copy-link.client.ts', share],
    test: sharedTest,
    decision: 'Instagram accepts no shared link, so the button copies it',
  },
  { says: 'The news detail can be shared on WhatsApp', where: [share], test: sharedTest },
  { says: 'The news detail can be shared on LinkedIn', where: [share], test: sharedTest },
  { says: 'The news detail has a sidebar of recent posts', where: [body], test: { ...recentTest, of: '/noticias/1' } },
  {
    says: "An unknown news id shows 'Card not found'",
    where: ['ops/nginx/nginx.conf.template', 'site/views/not-found.astro'],
    test: {
      file: 'tests/e2e/urls.e2e.ts',
      name: '${path} responds with 404 and help in the language of its URL',
      of: '/noticias/999',
    },
    decision: 'an error in the specification: 404 with links to projects and news',
  },
]
