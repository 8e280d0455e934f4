import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reveal } from './reveal'

test('renders the delay and the threshold only if they are set', () => {
  expect(renderToStaticMarkup(<p {...reveal(1, { delay: 0.2, threshold: 0.3 })} />)).toBe(
    '<p data-reveal="1" data-reveal-delay="0.2" data-reveal-threshold="0.3"></p>',
  )
  expect(renderToStaticMarkup(<p {...reveal(1)} />)).toBe('<p data-reveal="1"></p>')
})
