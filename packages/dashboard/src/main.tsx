import { render } from 'preact';
import './styles/index.css';
import { App } from './shell/app.tsx';
import { keepTheme } from './shell/theme.ts';

keepTheme();
// Back from another document: what the browser kept of this one may be somebody else's now.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
const root = document.getElementById('page');
if (root !== null) render(<App />, root);
