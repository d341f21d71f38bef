import { render } from 'preact';
import './styles/index.css';
import { App } from './shell/app.tsx';
import { keepTheme } from './shell/theme.ts';

keepTheme();
const root = document.getElementById('page');
if (root !== null) render(<App />, root);
