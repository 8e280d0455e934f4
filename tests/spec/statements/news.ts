import type { Statement } from '../statement'

const view = 'site/views/news.astro'
const list = 'site/sections/news-list/news-list.tsx'
const filter = 'site/sections/news-list/category-filter.tsx'
const card = 'site/sections/news-list/news-card.tsx'
const head = 'site/sections/article-head/article-head.tsx'
const body = 'site/sections/article-body/article-body.tsx'
const share = 'site/sections/article-body/share-links.tsx'
const order = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
  of: '/noticias',
}
const film = { file: 'tests/e2e/news.e2e.ts', name: 'the news open with a silent film that goes round' }
const tabs = {
  file: 'tests/e2e/statements.e2e.ts',
  name: 'the news have six tabs in each language, and a card leads to its article',
}
const phone = { file: 'tests/e2e/news.e2e.ts', name: 'on a phone a list takes the place of the tabs' }
const six = { file: 'tests/e2e/news.e2e.ts', name: 'every article can be reached, six at a time' }
const recent = { file: 'tests/e2e/news.e2e.ts', name: 'beside ${path} stand the six most recent posts' }
const network = { file: 'tests/e2e/frame.e2e.ts', name: 'the footer and the banner of the news lead to ${network}' }
const article = {
  file: 'tests/e2e/article.e2e.ts',
  name: '${path} has its category, title, summary, date, picture and text',
  of: '/noticias/1',
}
const shared = {
  file: 'tests/e2e/article.e2e.ts',
  name: '${path} can be shared on Facebook, Instagram, WhatsApp and LinkedIn',
  of: '/noticias/1',
}
const there = {
  file: 'tests/e2e/article.e2e.ts',
  name: 'from ${list} "${more}" and the rest of a card open the article, and "${back}" goes one step back',
}
const without = (slug: string) => ({
  find: '...categories.map(',
  put: `...categories.filter((one) => one.slug !== '${slug}').map(`,
})

const tab = (says: string, slug: string): Statement => ({ says, where: [filter], test: tabs, broken: without(slug) })

const part = (says: string, find: string, put = ''): Statement => ({
  says,
  where: [head],
  test: article,
  broken: { find, put },
})

const underThePicture = 'in the caption under the picture, so that title and summary come first'

export const newsStatements: Statement[] = [
  {
    says: 'The news list has a looping video header',
    where: ['site/sections/picture-head/picture-head.tsx', 'site/components/film/film.tsx'],
    test: film,
    broken: {
      file: 'site/components/film/film.tsx',
      find: '<video muted loop playsInline',
      put: '<video muted playsInline',
    },
  },
  {
    says: 'The category tabs are buttons on desktop',
    where: [filter],
    test: tabs,
    broken: { find: 'className={styles.filterTabs}', put: 'className="sr"' },
  },
  {
    says: 'The category tabs are a dropdown on mobile',
    where: ['site/sections/news-list/news-list.module.css'],
    test: phone,
    broken: { find: '.filterTabs {\n    display: none;\n  }', put: '' },
  },
  {
    says: 'The dropdown of categories closes after selection',
    where: [filter],
    test: phone,
    broken: { find: 'onChoose(event.target.value)', put: 'void event' },
    decision: 'the system’s own list, which closes by itself',
  },
  {
    says: "The default tab is the first label or 'Todo'/'All'",
    where: ['site/sections/news-list/news-choice.ts'],
    test: { file: 'tests/e2e/news.e2e.ts', name: 'a category that does not exist is the first tab' },
    broken: { find: "categories.includes(asked) ? asked : ''", put: 'asked' },
  },
  {
    says: 'News tab All',
    where: [filter],
    test: tabs,
    broken: { find: "{ id: '', label: t('news.everything'), count: articles.length },", put: '' },
  },
  tab('News tab Launches', 'launches'),
  tab('News tab Construction Progress', 'construction-progress'),
  tab('News tab Celebrities and Ambassadors', 'celebrities-and-ambassadors'),
  tab('News tab Events and Fairs', 'events-and-fairs'),
  tab('News tab Press', 'press'),
  {
    says: 'The labels of the tabs come from translations',
    where: ['site/page-data/news.ts'],
    test: tabs,
    broken: { find: 'localize(snapshot().newsCategories, locale)', put: "localize(snapshot().newsCategories, 'es')" },
  },
  {
    says: 'A grid of at most 6 article cards',
    where: [list],
    test: six,
    broken: { find: 'const cardsPerPage = 6', put: 'const cardsPerPage = 7' },
    decision: 'the older ones follow on further pages',
  },
  {
    says: "A 'Recent Posts' sidebar",
    where: [list],
    test: { ...recent, of: '/noticias' },
    broken: { find: '<RecentPosts className={styles.recent}', put: '<RecentPosts className="sr"' },
    decision: '“Recent posts”, in sentence case as every heading',
  },
  {
    says: 'At most 6 recent posts',
    where: ['site/page-data/news.ts'],
    test: { ...recent, of: '/en/news' },
    broken: { find: 'const mostRecent = 6', put: 'const mostRecent = 7' },
  },
  {
    says: 'The news list has a banner with social links',
    where: [view],
    test: { ...network, of: 'Facebook' },
    broken: { find: '<SocialLinks socials={news.socials} />', put: '' },
  },
  {
    says: 'The news list has the home form section',
    where: [view],
    test: order,
    broken: { find: '<Contact {...news.contact}>', put: '<Contact {...news.contact} title="" titleBold="">' },
  },
  {
    says: 'The news list has a chat button',
    where: ['site/layout/floating.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat and the way to the other language',
    },
    broken: { find: 'className={project ? chatStyles.wideOnly : undefined}', put: 'className="sr"' },
  },
  {
    says: 'A click on a card opens /noticias/{id}',
    where: [card],
    test: { ...there, of: '/noticias' },
    broken: { find: 'href={article.path}', put: 'href="#"' },
  },
  {
    says: "'Leer más' opens the article",
    where: ['site/sections/news-list/news-list.module.css', card],
    test: { ...there, of: '/noticias' },
    broken: { file: card, find: '          {readMore}\n', put: '' },
  },
  {
    says: "In English it is 'Read more'",
    where: [list],
    test: { ...there, of: '/en/news' },
    broken: { find: "readMore={t('news.readMore')}", put: 'readMore="Leer más"' },
  },
  {
    says: 'The news detail has a back button, one step back',
    where: ['site/sections/article-head/back-link.client.ts'],
    test: { ...there, of: '/noticias' },
    broken: { find: 'history.back()', put: "location.assign('/noticias')" },
  },
  { ...part('The news detail has a category label', '<b>{categoryLabel}</b>'), decision: underThePicture },
  part('The news detail has a title', '<h1>{title}</h1>'),
  part('The news detail has a summary', '<Lead>{summary}</Lead>'),
  { ...part('The news detail has a date', '<span>{dateLabel}</span>'), decision: underThePicture },
  part('The news detail has an image', '<Picture picture={picture} span="full" hero />'),
  {
    says: 'The news detail has an HTML body',
    where: [body],
    test: article,
    broken: { find: '<Prose className={styles.text} parts={text} />', put: '' },
  },
  {
    says: 'The news detail can be shared on Facebook',
    where: [share],
    test: shared,
    broken: {
      find: "name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}`",
      put: "name: 'Facebook', href: '#'",
    },
  },
  {
    says: 'The news detail can be shared on Instagram',
    where: ['site/sections/article-body/copy-link.client.ts', share],
    test: shared,
    broken: { find: 'navigator.clipboard.writeText(link)', put: 'Promise.resolve()' },
    decision: 'Instagram takes no link from a page: the button copies it',
  },
  {
    says: 'The news detail can be shared on WhatsApp',
    where: [share],
    test: shared,
    broken: { find: 'encodeURIComponent(`${title} ${address}`)', put: 'encodeURIComponent(title)' },
  },
  {
    says: 'The news detail can be shared on LinkedIn',
    where: [share],
    test: shared,
    broken: {
      find: "name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`",
      put: "name: 'LinkedIn', href: '#'",
    },
  },
  {
    says: 'The news detail has a sidebar of recent posts',
    where: [body],
    test: { ...recent, of: '/noticias/1' },
    broken: { find: 'posts={recent} />', put: 'posts={[]} />' },
  },
  {
    says: "An unknown news id shows 'Card not found'",
    where: ['ops/nginx/nginx.conf.template', 'site/views/not-found.astro'],
    test: {
      file: 'tests/e2e/addresses.e2e.ts',
      name: '${path} answers 404 with help in the language of its address',
      of: '/noticias/999',
    },
    broken: { find: '/(proyectos|noticias|zonas))/', put: '/(proyectos|zonas))/' },
    decision: 'a slip: 404 with projects and news to go on with',
  },
]
