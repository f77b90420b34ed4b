import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './looks/base.css';
import { wear } from './looks/theme';
import { useApp } from './mirror/app';
import { languageOf, speak } from './words/words';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

// Until the app says what the reader wants, the page goes by what her computer says.
wear('system');
await speak(languageOf(navigator.languages));
await useApp.getState().begin();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
