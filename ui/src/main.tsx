import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './looks/base.css';
import { wear } from './looks/theme';
import { languageOf, speak } from './words/words';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

wear('system');
await speak(languageOf(navigator.languages));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
