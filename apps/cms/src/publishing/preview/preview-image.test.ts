import { expect, test } from 'vitest'
import { serveMedia } from './preview-image'

test.each(['/media/%', '/media/%E0%A4%A', '/media/a%ZZ.jpg'])(
  'returns 404 for the invalid media path %s',
  async (path) => {
    expect((await serveMedia(path)).status).toBe(404)
  },
)
