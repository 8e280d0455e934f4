import { AnswerPage, type AnswerPageProps } from './answer-page'
import { renderPage } from './render-page'

/** Renders an answer page for callers without JSX, such as the error pages of nginx. */
export const renderAnswerPage = (props: AnswerPageProps): string => renderPage(<AnswerPage {...props} />)
