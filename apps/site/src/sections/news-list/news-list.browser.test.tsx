import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleImage } from '@/components/image/image.fixture'
import { textsFor } from '@/i18n/translator'
import { NewsList } from './news-list'

const articles = Array.from({ length: 8 }, (_, index) => ({
  number: index + 1,
  title: `Noticia ${index + 1}`,
  path: `#${index + 1}`,
  dateLabel: '1 de enero de 2026',
  category: index % 2 === 0 ? 'press' : 'works',
  categoryLabel: '',
  summary: '',
  image: sampleImage(`Foto ${index + 1}`),
}))
const list = {
  locale: 'es' as const,
  texts: textsFor('es', 'news'),
  articles,
  categories: [
    { slug: 'press', label: 'Prensa' },
    { slug: 'works', label: 'Obras' },
  ],
  recent: [],
}

beforeEach(() => history.replaceState(null, '', location.pathname))

test('shows six articles at a time and moves the focus to the first card of the next page', async () => {
  const screen = await render(<NewsList {...list} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 a 6 de 8 noticias')
  await screen.getByRole('button', { name: 'Noticias anteriores' }).click()
  await expect.element(screen.getByRole('link', { name: 'Noticia 7' })).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: 'Noticia 1' })).not.toBeInTheDocument()
  await expect.poll(() => location.search).toBe('?pagina=2')
})

test('shows the articles of a category from its first page', async () => {
  history.replaceState(null, '', '?pagina=2')
  const screen = await render(<NewsList {...list} />)
  await screen.getByRole('combobox', { name: 'Categoría' }).selectOptions('works')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 a 4 de 4 noticias')
  await expect.element(screen.getByRole('link', { name: 'Noticia 1' })).not.toBeInTheDocument()
  await expect.poll(() => location.search).toBe('?categoria=works')
})
