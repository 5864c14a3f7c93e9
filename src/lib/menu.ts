import { createContext, useContext } from 'react';

/** Opens the side menu and the signed-in person's drawer, which the chrome holds. */
export interface MenuControls {
  openMenu(): void;
  openAccount(): void;
  /** Fetches the menu's code, so that it opens at once: call it on hover or focus of its button. */
  preload(): void;
}

const nothing: MenuControls = { openMenu: () => {}, openAccount: () => {}, preload: () => {} };

export const MenuContext = createContext<MenuControls>(nothing);

export const useMenu = (): MenuControls => useContext(MenuContext);
