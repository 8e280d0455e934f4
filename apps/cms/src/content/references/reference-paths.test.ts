import { expect, test } from 'vitest'
import { news } from '../news/news.collection'
import { projects } from '../projects/projects.collection'
import { referencePaths, richTextNames } from './reference-paths'

const paths = (target: string) => referencePaths(projects.fields, target).map(({ path }) => path)

test('every place where a project can name a picture is known, however deep', () => {
  expect(paths('media')).toEqual(
    expect.arrayContaining(['logo', 'cardImage', 'slider.image', 'gallery.sliders.images', 'progress.images.image']),
  )
})

test('a project names its place and its related projects', () => {
  expect(paths('places')).toEqual(['place'])
  expect(paths('projects')).toEqual(['related.projects'])
})

test('a picture can stand in the text of an article', () => {
  expect(richTextNames(news.fields)).toEqual(['body'])
})
