import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './style/tokens.css';
import './style/base.css';
import './style/top.css';
import './style/dialog.css';
import './style/page.css';
import './style/home.css';
import './style/form.css';
import './style/table.css';
import './style/roster.css';
import './style/remote.css';
import './style/print.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root to stand on');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
