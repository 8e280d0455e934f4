import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reveal } from './reveal'

test('renders the threshold only if it is not the default', () => {
  expect(renderToStaticMarkup(<p {...reveal(1, { delay: 0.2, threshold: 0.3 })} />)).toBe(
    '<p data-reveal="1" data-reveal-delay="0.2" data-reveal-threshold="0.3"></p>',
  )
  expect(renderToStaticMarkup(<p {...reveal(1)} />)).toBe('<p data-reveal="1"></p>')
})
