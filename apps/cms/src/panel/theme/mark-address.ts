/** Our mark: stone above, the sea's curve between, water below. */
export const stone = 'M0 0H48V22.5C40 33.5 32.5 33 24 25.5S8 16.5 0 27.5Z'
export const sea = 'M0 35C8 24 15.5 24.5 24 32S40 41.5 48 30.5V48H0Z'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="#1c284c"><path d="${stone}"/><path d="${sea}"/></svg>`

/** For the browser's tab. A data address: no file that the panel would have to serve before anybody has signed in. */
export const markAddress = `data:image/svg+xml,${encodeURIComponent(drawing)}`
